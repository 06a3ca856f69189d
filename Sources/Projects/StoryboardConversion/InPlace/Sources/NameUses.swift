import SwiftSyntax

/// How the project's code uses names that are outlets: a view that is always there is no optional any more.
///
/// A name by itself, or one of `self`, is the class's around it: `Profile.label`. Others may be any class's.
final class NameUses: ClassScopeVisitor {
  /// Names that are unwrapped, tested or chained somewhere: `label?.text`, `if let label`.
  private(set) var optional: Set<String> = []
  /// Names that something is assigned to.
  private(set) var assigned: Set<String> = []

  init() { super.init(viewMode: .sourceAccurate) }

  private func name(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return own(reference.baseName.text) }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text
    return access.base?.trimmedDescription == "self" ? own(name) : name
  }

  private func own(_ name: String) -> String { className.map { "\($0).\(name)" } ?? name }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = name(node.expression) { optional.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = name(node.expression) { optional.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      if let name = name(value) { optional.insert(name) }
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      optional.insert(own(name.identifier.text))
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index + 1 < elements.count {
      let next = elements[index + 1]
      if next.is(AssignmentExprSyntax.self), let name = name(element) { assigned.insert(name) }
      if let word = next.as(BinaryOperatorExprSyntax.self)?.operator.text, let name = name(element) {
        let comparesWithNil =
          ["==", "!="].contains(word) && index + 2 < elements.count && elements[index + 2].is(NilLiteralExprSyntax.self)
        if word == "??" || comparesWithNil { optional.insert(name) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = name(node.expression) { assigned.insert(name) }
    return .visitChildren
  }
}
