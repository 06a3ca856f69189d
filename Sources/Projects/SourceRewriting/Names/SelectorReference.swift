import SwiftSources
import SwiftSyntax

/// The argument of `#selector(…)`.
struct SelectorReference {
  enum Kind { case method, getter, setter }

  var kind = Kind.method
  /// The components before the last period, such as `["Feed", "Row"]` or `["self"]`.
  var base: [String] = []
  /// The components before the last period as written.
  var baseText: String?
  /// The base name.
  var name: String
  /// The labels of the arguments, or nil if the reference has no parentheses.
  var labels: [String]?
  /// The parameter types of the function type that the reference is cast to.
  var castTypes: [String]?

  init?(_ node: MacroExpansionExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first else { return nil }
    switch argument.label?.text {
    case "getter": kind = .getter
    case "setter": kind = .setter
    default: kind = .method
    }
    var expression = argument.expression
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        expression = only.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        if let type = sequence.elements.last?.as(TypeExprSyntax.self) { castTypes = Self.parameters(of: type.type) }
        expression = first
      } else if let cast = expression.as(AsExprSyntax.self) {
        castTypes = Self.parameters(of: cast.type)
        expression = cast.expression
      } else {
        break
      }
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.identifierText
      labels = member.declName.argumentNames.map(Self.labels)
      if let base = member.base {
        self.base = Self.path(base)
        baseText = base.trimmedDescription
      }
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.identifierText
      labels = reference.argumentNames.map(Self.labels)
    } else {
      return nil
    }
  }

  private static func labels(_ names: DeclNameArgumentsSyntax) -> [String] {
    names.arguments.map { $0.name.text == "_" ? "" : $0.name.identifierText }
  }

  /// Returns the components of `Outer.Inner`, without generic arguments and the punctuation of optionals.
  static func path(_ expression: ExprSyntax) -> [String] {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return [reference.baseName.identifierText] }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return (member.base.map(path) ?? []) + [member.declName.baseName.identifierText]
    }
    if let special = expression.as(GenericSpecializationExprSyntax.self) { return path(special.expression) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return path(chain.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return path(forced.expression) }
    if expression.is(SuperExprSyntax.self) { return ["super"] }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return path(only.expression)
    }
    return [expression.trimmedDescription]
  }

  /// Returns the types before the last arrow of `(Feed) -> (UIButton) -> Void`.
  private static func parameters(of type: TypeSyntax) -> [String]? {
    var current = type
    while let tuple = current.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      current = only.type
    }
    if let optional = current.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return parameters(of: optional.wrappedType)
    }
    if let attributed = current.as(AttributedTypeSyntax.self) { return parameters(of: attributed.baseType) }
    guard let function = current.as(FunctionTypeSyntax.self) else { return nil }
    if let inner = parameters(of: function.returnClause.type) { return inner }
    return function.parameters.map { TypeName.bare($0.type) }
  }
}
