import SwiftSyntax

/// The search for references to the pipeline's names in a member of a class.
final class StepReferences: SyntaxVisitor {
  private let names: Set<String>
  private var bare: [DeclReferenceExprSyntax] = []
  private var ofSelf: [DeclReferenceExprSyntax] = []
  /// The names that the member declares itself, such as variables and parameters.
  private var own: Set<String> = []

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the references of a member to names of its own object.
  static func find(_ names: Set<String>, in member: some SyntaxProtocol) -> [DeclReferenceExprSyntax] {
    let visitor = StepReferences(names)
    visitor.walk(member)
    let found = visitor.ofSelf + visitor.bare.filter { !visitor.own.contains($0.baseName.text) }
    return found.sorted { $0.position < $1.position }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard names.contains(node.baseName.text) else { return .visitChildren }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      if Self.isSelf(access.base) { ofSelf.append(node) }
    } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      return .visitChildren
    } else if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == Syntax(node).id,
      !call.arguments.isEmpty
    {
      // A method with the same name and parameters is different.
      return .visitChildren
    } else {
      bare.append(node)
    }
    return .visitChildren
  }

  /// Returns whether the base is `self`, `self?` or `self!`.
  private static func isSelf(_ base: ExprSyntax?) -> Bool {
    guard let base else { return false }
    if let chain = base.as(OptionalChainingExprSyntax.self) { return isSelf(chain.expression) }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { return isSelf(forced.expression) }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // The name of the member itself doesn't shadow it.
    if node.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) != true { own.insert(node.identifier.text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.name.text)
    return .visitChildren
  }

  // Nested types have other members and objects.

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
