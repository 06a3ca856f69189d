import SwiftSyntax

/// Finds where one member of a class uses names that belong to the pipeline.
final class StepReferences: SyntaxVisitor {
  private let names: Set<String>
  private var bare: [DeclReferenceExprSyntax] = []
  private var ofSelf: [DeclReferenceExprSyntax] = []
  /// Names that the member declares for itself: variables, parameters.
  private var own: Set<String> = []

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the places where a member reads one of the names of its own object.
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
      // A method of the same name with parameters is another thing.
      return .visitChildren
    } else {
      bare.append(node)
    }
    return .visitChildren
  }

  /// `self`, `self?` and `self!`
  private static func isSelf(_ base: ExprSyntax?) -> Bool {
    guard let base else { return false }
    if let chain = base.as(OptionalChainingExprSyntax.self) { return isSelf(chain.expression) }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { return isSelf(forced.expression) }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // The member's own name does not hide it.
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

  // Types within have members and objects of their own.

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
