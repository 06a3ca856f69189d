import Foundation
import SwiftSources
import SwiftSyntax

/// A rule for objects that are created from a class in a variable: `T(frame: .zero)` with `T: UIView`,
/// `cellClass.init(style:reuseIdentifier:)`. Apple's compiler allows this for every initializer of an Objective-C
/// class. Without that runtime the initializer must be `required`, and UIKit's initializers are not.
struct MetatypeRule: RewritingRule {
  let kind = RewriteKind.metatypes

  var visits: [RewritingVisit] {
    [
      .at(FunctionCallExprSyntax.self, Self.visit),
      .at(OptionalBindingConditionSyntax.self) { node, file in
        file.values.note(node) { Self.propertyMetatype($0, in: file) }
      },
    ]
  }

  static func visit(_ node: FunctionCallExprSyntax, in file: FileRewriting) {
    guard let leftParen = node.leftParen, node.trailingClosure == nil else { return }
    let labels = node.arguments.map { $0.label?.identifierText ?? "" }
    guard let base = ClassInitializers.bases[labels] else { return }
    guard let type = meantType(node.calledExpression, in: file) else { return }
    guard type.classes.contains(where: { isCallable(labels, of: $0, base: base, in: file) }),
      !type.classes.contains(where: { isRequired(labels, by: $0, in: file) })
    else { return }
    let start = node.calledExpression.trimmedBytes.lowerBound
    let separator = node.arguments.isEmpty ? "" : ", "
    if type.isChained {
      // The rest of the chain follows an optional value.
      let follows =
        node.parent?.is(MemberAccessExprSyntax.self) == true || node.parent?.is(SubscriptCallExprSyntax.self) == true
      file.replace(
        start..<leftParen.trimmedBytes.upperBound,
        with: "\(type.text).map { ClassInstance.make($0\(separator)")
      file.insert(follows ? " }?" : " }", after: node)
    } else {
      file.replace(start..<leftParen.trimmedBytes.upperBound, with: "ClassInstance.make(\(type.text)\(separator)")
    }
    file.importNames()
    file.use(.metatypes)
  }

  private struct MeantType {
    /// An expression for the class.
    var text: String
    /// The full names of the known superclasses and protocols of the class.
    var classes: [String]
    /// Whether the variable is optional and the call is made after a `?`.
    var isChained = false
  }

  /// Returns the class in a variable whose initializer a call invokes, or nil for other calls.
  private static func meantType(_ called: ExprSyntax, in file: FileRewriting) -> MeantType? {
    if let reference = called.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if name == "Self" { return ofSelf(text: "Self.self", in: file) }
      return file.values.bounds(of: name).map { MeantType(text: "\(name).self", classes: resolved($0, in: file)) }
    }
    guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    else { return nil }
    if let chained = base.as(OptionalChainingExprSyntax.self) {
      guard var type = inVariable(chained.expression, text: chained.expression.trimmedDescription, in: file) else {
        return nil
      }
      type.isChained = true
      return type
    }
    if let forced = base.as(ForceUnwrapExprSyntax.self) {
      return inVariable(forced.expression, text: base.trimmedDescription, in: file)
    }
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      switch name {
      case "Self": return ofSelf(text: "Self.self", in: file)
      case "self": return file.values.isInTypeMember ? ofSelf(text: "self", in: file) : nil
      default: break
      }
      if let bounds = file.values.bounds(of: name) {
        return MeantType(text: "\(name).self", classes: resolved(bounds, in: file))
      }
    }
    if let type = inVariable(base, text: base.trimmedDescription, in: file) { return type }
    if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
      call.arguments.first?.label?.text == "of", let value = call.arguments.first?.expression
    {
      return ofValue(value, text: base.trimmedDescription, in: file)
    }
    return nil
  }

  /// Returns the class in a local variable, a parameter or a property of `self`.
  private static func inVariable(_ expression: ExprSyntax, text: String, in file: FileRewriting) -> MeantType? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard let type = file.values.metatype(of: name) else { return ofProperty(name, text: text, in: file) }
      return MeantType(text: text, classes: resolved(file.values.bounds(of: type) ?? [type], in: file))
    }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      ["self", "Self"].contains(access.base?.trimmedDescription)
    else { return nil }
    return ofProperty(access.declName.baseName.identifierText, text: text, in: file)
  }

  private static func ofSelf(text: String, in file: FileRewriting) -> MeantType? {
    guard let scope = file.scopes.innermost, let name = scope.name else { return nil }
    let declaration = file.module.type(name)?.declaration
    // In a protocol, `Self` may be restricted: `Self: UIView`.
    if scope.kind == .protocol || declaration?.kind == .protocol {
      let protocols = [name] + file.module.protocols(of: name).sorted()
      return MeantType(
        text: text,
        classes: protocols + protocols.flatMap(file.module.classes(above:)) + resolved(scope.bounds, in: file))
    }
    guard declaration?.kind == .class || (declaration == nil && KnownClasses.isKnown(name)) else { return nil }
    // Every initializer of a final class can be called.
    if declaration?.flags.contains(.final) == true { return nil }
    return MeantType(text: text, classes: [name])
  }

  private static func ofProperty(_ name: String, text: String, in file: FileRewriting) -> MeantType? {
    guard let bare = propertyMetatype(name, in: file) else { return nil }
    return MeantType(text: text, classes: resolved(file.values.bounds(of: bare) ?? [bare], in: file))
  }

  /// Returns the type before `.Type` of a property of the enclosing type, or nil if the property contains no class.
  static func propertyMetatype(_ name: String, in file: FileRewriting) -> String? {
    guard let scope = file.scopes.name, var type = propertyType(name, of: scope, in: file) else { return nil }
    type = type.trimmingCharacters(in: ["(", ")", "?", "!"])
    return type.hasSuffix(".Type") ? String(type.dropLast(5)) : nil
  }

  private static func ofValue(_ value: ExprSyntax, text: String, in file: FileRewriting) -> MeantType? {
    if value.trimmedDescription == "self" { return ofSelf(text: text, in: file) }
    guard let scope = file.scopes.name, let name = SelectorReference.path(value).last,
      let type = propertyType(name, of: scope, in: file)
    else { return nil }
    return MeantType(text: text, classes: resolved([type.trimmingCharacters(in: ["?", "!"])], in: file))
  }

  private static func propertyType(_ name: String, of type: String, in file: FileRewriting) -> String? {
    file.module.chain(of: type).lazy
      .compactMap { owner in file.module.members(name, of: owner).first { $0.member.kind == .property }?.member.type }
      .first
  }

  private static func resolved(_ bounds: [String], in file: FileRewriting) -> [String] {
    bounds.map { file.module.resolve($0, in: file.scopes.name) }
  }

  /// Returns whether a class has a required initializer with UIKit's labels.
  private static func isCallable(_ labels: [String], of type: String, base: String, in file: FileRewriting) -> Bool {
    let chain = file.module.chain(of: type)
    guard let known = chain.first(where: KnownClasses.isKnown) else { return false }
    return KnownClasses.isKind(known, of: base)
  }

  private static func isRequired(_ labels: [String], by type: String, in file: FileRewriting) -> Bool {
    (file.module.chain(of: type) + file.module.protocols(of: type)).contains { owner in
      file.module.type(owner)?.parts.contains { part in
        part.facts.members.contains {
          $0.kind == .initializer && $0.labels == labels
            && (part.facts.kind == .protocol || $0.flags.contains(.required))
        }
      } == true
    }
  }
}

extension RewriteKind {
  /// Objects that are created from a class in a variable.
  package static let metatypes = RewriteKind("metatypes")
}
