import SwiftSources
import SwiftSyntax

// MARK: - Nodes around a position

extension CodeRepair {
  /// Returns the class whose body or extension contains a position.
  func classAround(_ token: TokenSyntax) -> String? {
    token.enclosing.lazy.compactMap { node in
      node.as(ClassDeclSyntax.self)?.name.identifierText
        ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }.first
  }

  func call(around token: TokenSyntax) -> FunctionCallExprSyntax? {
    token.enclosing.prefix(8).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
  }

  /// Returns the call whose callee's name is a token.
  func call(at token: TokenSyntax) -> FunctionCallExprSyntax? {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    var called = Syntax(reference)
    if let member = called.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      called = Syntax(member)
    }
    guard let call = called.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression).id == called.id
    else {
      return nil
    }
    return call
  }

  func member(around token: TokenSyntax) -> DeclSyntax? {
    token.enclosing.lazy.compactMap { $0.as(MemberBlockItemSyntax.self)?.decl }.first
  }

  /// Returns the first type in the inheritance clause of the class around a position.
  func superclass(around token: TokenSyntax) -> String? {
    token.enclosing.lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first?
      .inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
  }

  /// Returns whether the class around a position derives from a missing class.
  func inheritsMissing(_ token: TokenSyntax) -> Bool {
    classAround(token).map { project.superclasses(of: $0).contains { catalog.path(ofTypeNamed: $0) != nil } } ?? false
  }
}
