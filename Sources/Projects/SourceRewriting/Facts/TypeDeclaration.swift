import SwiftSources
import SwiftSyntax

/// The declaration of a type, or an extension, whatever its keyword.
package struct TypeDeclaration {
  package var kind: TypeFacts.Kind
  /// Of an extension, the extended type's name without generic arguments.
  package var name: String
  package var node: any DeclGroupSyntax
  var generics: GenericParameterClauseSyntax?
}

extension TypeDeclaration {
  /// - Returns: nil for other declarations, and for other nodes.
  package init?(_ node: Syntax) {
    switch node.kind {
    case .classDecl: self.init(.class, node.cast(ClassDeclSyntax.self))
    case .structDecl: self.init(.struct, node.cast(StructDeclSyntax.self))
    case .enumDecl: self.init(.enum, node.cast(EnumDeclSyntax.self))
    case .actorDecl: self.init(.actor, node.cast(ActorDeclSyntax.self))
    case .protocolDecl:
      let node = node.cast(ProtocolDeclSyntax.self)
      self.init(kind: .protocol, name: node.name.identifierText, node: node)
    case .extensionDecl:
      let node = node.cast(ExtensionDeclSyntax.self)
      self.init(kind: .extension, name: TypeName.bare(node.extendedType), node: node)
    default: return nil
    }
  }

  private init(_ kind: TypeFacts.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax) {
    self.init(
      kind: kind, name: node.name.identifierText, node: node, generics: node.genericParameterClause)
  }
}

/// A walk that is told where types and extensions begin and end.
class TypeVisitor: SyntaxAnyVisitor {
  init() { super.init(viewMode: .sourceAccurate) }

  func enter(_ type: TypeDeclaration) {}

  /// Leaves the type that was entered last.
  func leaveType() {}

  /// Called for all nodes that a subclass has no method of its own for; for a type, after it was entered.
  func visitNode(_ node: Syntax) -> SyntaxVisitorContinueKind { .visitChildren }

  override final func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let type = TypeDeclaration(node) { enter(type) }
    return visitNode(node)
  }

  override final func visitAnyPost(_ node: Syntax) {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: leaveType()
    default: visitNodePost(node)
    }
  }

  func visitNodePost(_ node: Syntax) {}

  override final func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
