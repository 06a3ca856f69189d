import SwiftSyntax

/// The uses of outlets' names in the project's code, because a view that always exists is no longer optional.
///
/// A plain name, or a member of `self`, belongs to the enclosing class: `Profile.label`. Other names may belong to any
/// class.
final class NameUses: ClassScopeVisitor {
  /// The names that code unwraps, checks or chains: `label?.text`, `if let label`.
  private(set) var optional: Set<String> = []
  /// The names that code assigns to.
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
