import SwiftSyntax

/// A visitor that keeps track of the enclosing class or extension.
class ClassScopeVisitor: SyntaxVisitor {
  private var names: [String] = []

  /// The name of the innermost class or extended type, or nil outside of all types.
  var className: String? { names.last }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }
}
