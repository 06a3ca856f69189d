import SwiftSources
import SwiftSyntax

/// The declaration of a type, or an extension, with any keyword.
package struct TypeDeclaration {
  package var kind: TypeFacts.Kind
  /// The name of the type, or of the extended type without generic arguments.
  package var name: String
  package var node: any DeclGroupSyntax
  var generics: GenericParameterClauseSyntax?
}

extension TypeDeclaration {
  /// Creates a declaration, or returns nil for other nodes.
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

/// A visitor with methods for the beginning and end of types and extensions.
class TypeVisitor: SyntaxAnyVisitor {
  init() { super.init(viewMode: .sourceAccurate) }

  func enter(_ type: TypeDeclaration) {}

  /// Leaves the type that was entered last.
  func leaveType() {}

  /// Visits nodes for which a subclass has no method. A type is visited after it was entered.
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
