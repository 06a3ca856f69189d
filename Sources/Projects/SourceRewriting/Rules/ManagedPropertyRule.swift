import SwiftSyntax

/// `@NSManaged` properties become stored ones: there is no Core Data to hold their values.
struct ManagedPropertyRule: RewritingRule {
  let kind = RewriteKind.managedProperties

  var visits: [RewritingVisit] {
    [
      .atMember(VariableDeclSyntax.self, Self.visit)
    ]
  }

  static func visit(_ node: VariableDeclSyntax, in file: FileRewriting) {
    guard AttributeReader.attributes(of: node.attributes).contains(where: { $0.name == "NSManaged" }) else { return }
    for binding in node.bindings {
      guard let annotation = binding.typeAnnotation, binding.initializer == nil else { continue }
      let type = annotation.type
      if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { continue }
      if let value = initialValue(of: type) {
        file.insert(" = \(value)", after: annotation)
      } else {
        file.insert("!", after: type)
      }
    }
    file.use(.managedProperties)
    file.remark("an @NSManaged property is an ordinary stored one here", at: node)
  }

  /// The value that a new object has, where its type tells.
  private static func initialValue(of type: TypeSyntax) -> String? {
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    switch type.trimmedDescription {
    case "String": return "\"\""
    case "Bool": return "false"
    case "Int", "Int16", "Int32", "Int64", "UInt", "UInt16", "UInt32", "UInt64", "Float", "Double", "CGFloat":
      return "0"
    case "Date": return "Date(timeIntervalSinceReferenceDate: 0)"
    case "Data", "NSSet", "NSOrderedSet", "NSDictionary", "NSArray", "UUID", "NSNumber", "NSString":
      return "\(type.trimmedDescription)()"
    case let name where name.hasPrefix("Set<"): return "[]"
    default: return nil
    }
  }
}

extension RewriteKind {
  /// `@NSManaged` properties, which become stored ones.
  package static let managedProperties = RewriteKind("managedProperties")
}
