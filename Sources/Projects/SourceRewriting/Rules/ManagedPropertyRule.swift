import SwiftSyntax

/// A rule that makes `@NSManaged` properties and methods read and write the object's values, which Core Data finds by
/// name on Apple's systems.
struct ManagedPropertyRule: RewritingRule {
  let kind = RewriteKind.managedProperties

  var visits: [RewritingVisit] {
    [
      .atMember(VariableDeclSyntax.self, Self.visit),
      .atMember(FunctionDeclSyntax.self, Self.visit),
      .at(SequenceExprSyntax.self, Self.visit),
    ]
  }

  private static func isManaged(_ attributes: AttributeListSyntax) -> Bool {
    AttributeReader.attributes(of: attributes).contains { $0.name == "NSManaged" }
  }

  static func visit(_ node: VariableDeclSyntax, in file: FileRewriting) {
    guard isManaged(node.attributes) else { return }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let annotation = binding.typeAnnotation,
        binding.initializer == nil
      else { continue }
      let name = pattern.identifier.identifierText
      file.insert(
        " { get { self.managedValue(\"\(name)\") } set { self.setManagedValue(\"\(name)\", newValue) } }",
        after: annotation)
    }
    use(file)
  }

  /// Visits the accessors of a relationship, such as `addToTags(_:)`.
  static func visit(_ node: FunctionDeclSyntax, in file: FileRewriting) {
    guard isManaged(node.attributes), node.body == nil else { return }
    guard let body = body(of: node) else {
      file.remark("the @NSManaged method \(node.name.text) has no implementation", at: node.name)
      file.insert(" { fatalError(\"Core Data does not implement \(node.name.text)\") }", after: node.signature)
      return
    }
    file.insert(" { \(body) }", after: node.signature)
    use(file)
  }

  private static func use(_ file: FileRewriting) {
    file.use(.managedProperties)
    file.neededImports.insert("@_spi(Host) import CoreData")
  }

  private static func body(of node: FunctionDeclSyntax) -> String? {
    let parameters = node.signature.parameterClause.parameters.map {
      (label: $0.firstName.text, name: ($0.secondName ?? $0.firstName).text, type: TypeName.bare($0.type))
    }
    guard let (verb, key) = accessor(node.name.text) else { return nil }
    func objects(_ parameter: (label: String, name: String, type: String)) -> String {
      switch parameter.type {
      case "NSSet": "\(parameter.name).allObjects"
      case "NSOrderedSet": "\(parameter.name).array"
      case let type where type.hasPrefix("["): parameter.name
      case let type where type.hasPrefix("Set"): "Array(\(parameter.name))"
      default: "[\(parameter.name)]"
      }
    }
    func indexes(_ parameter: (label: String, name: String, type: String)) -> String {
      switch parameter.type {
      case "NSIndexSet", "IndexSet": "\(parameter.name).map { $0 }"
      default: "[\(parameter.name)]"
      }
    }
    switch (verb, parameters.map(\.label)) {
    case ("addTo", ["_"]): return "self.addManaged(\(objects(parameters[0])), to: \"\(key)\")"
    case ("removeFrom", ["_"]): return "self.removeManaged(\(objects(parameters[0])), from: \"\(key)\")"
    case ("removeFrom", ["at"]): return "self.removeManaged(from: \"\(key)\", at: \(indexes(parameters[0])))"
    case ("insertInto", ["_", "at"]):
      return "self.insertManaged(\(objects(parameters[0])), into: \"\(key)\", at: \(indexes(parameters[1])))"
    case ("replace", ["at", "with"]):
      return "self.replaceManaged(in: \"\(key)\", at: \(indexes(parameters[0])), with: \(objects(parameters[1])))"
    default: return nil
    }
  }

  private static func accessor(_ name: String) -> (verb: String, key: String)? {
    for verb in ["addTo", "removeFrom", "insertInto", "replace"] where name.hasPrefix(verb) {
      let rest = name.dropFirst(verb.count)
      guard let first = rest.first else { return nil }
      return (verb, first.lowercased() + rest.dropFirst())
    }
    return nil
  }

  // MARK: - Bridging casts

  private static func isForced(_ cast: UnresolvedAsExprSyntax) -> Bool {
    cast.questionOrExclamationMark?.tokenKind == .exclamationMark
  }

  /// Changes `T.fetchRequest() as! NSFetchRequest<T>`, and casts of a controller's snapshot to a structure.
  static func visit(_ node: SequenceExprSyntax, in file: FileRewriting) {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated().dropFirst() {
      guard let cast = element.as(UnresolvedAsExprSyntax.self), index + 1 < elements.count,
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)
      else { continue }
      switch type.name.text {
      case "NSDiffableDataSourceSnapshot" where cast.questionOrExclamationMark == nil:
        file.insert("!", after: cast.asKeyword)
      case "NSFetchRequest" where cast.questionOrExclamationMark != nil && type.genericArgumentClause != nil:
        let value = elements[index - 1]
        file.replace(
          value.trimmedBytes.upperBound..<type.trimmedBytes.upperBound,
          with: ".erased(as: \(type.onOneLine).self)" + (isForced(cast) ? "" : " as \(type.onOneLine)?"))
        file.neededImports.insert("@_spi(Host) import CoreData")
      default: continue
      }
      file.use(.managedProperties)
    }
  }
}

extension RewriteKind {
  /// `@NSManaged` properties and methods.
  package static let managedProperties = RewriteKind("managedProperties")
}
