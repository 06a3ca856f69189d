import SourceRewriting
import SwiftSources
import SwiftSyntax

/// The nodes of a file that rules use, collected in one walk.
struct SyntaxIndex: Sendable {
  /// The calls, by ``FunctionCallExprSyntax/calledName``.
  fileprivate(set) var calls: [String: [FunctionCallExprSyntax]] = [:]
  /// The uses of names as members and as variables, by name.
  fileprivate(set) var mentions: [String: [DeclReferenceExprSyntax]] = [:]
  fileprivate(set) var assignments: [Assignment] = []
  fileprivate(set) var functions: [FunctionDeclSyntax] = []
  fileprivate(set) var initializers: [InitializerDeclSyntax] = []
  fileprivate(set) var variables: [VariableDeclSyntax] = []
  fileprivate(set) var imports: Set<String> = []
  /// The types and extensions with their full names, including local types.
  fileprivate(set) var types: [IndexedType] = []

  init(_ parsed: ParsedFile) {
    let visitor = IndexVisitor()
    visitor.walk(parsed.tree)
    self = visitor.index
  }

  fileprivate init() {}

  func calls(_ names: String...) -> [FunctionCallExprSyntax] { names.flatMap { calls[$0] ?? [] } }

  func mentions(_ names: String...) -> [DeclReferenceExprSyntax] { names.flatMap { mentions[$0] ?? [] } }

  /// Returns the uses of names as members, such as `.main` in `UIScreen.main`.
  func members(_ names: String...) -> [MemberAccessExprSyntax] {
    names.flatMap { mentions[$0] ?? [] }.compactMap { reference in
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
        return nil
      }
      return member
    }
  }
}

/// A type or extension of a file.
struct IndexedType: Sendable {
  let kind: TypeFacts.Kind
  /// The name including the enclosing types.
  let name: String
  let inherited: [String]
  let members: MemberBlockSyntax
  let node: Syntax
}

private final class IndexVisitor: SyntaxVisitor {
  var index = SyntaxIndex()
  private var names: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    index.calls[node.calledName, default: []].append(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    index.mentions[node.baseName.identifierText, default: []].append(node)
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(node) { index.assignments.append(assignment) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    index.functions.append(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    index.initializers.append(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    index.variables.append(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first { index.imports.insert(first.name.text) }
    return .skipChildren
  }

  // MARK: - Types

  private func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    guard let type = TypeDeclaration(Syntax(node)) else { return .visitChildren }
    let name = type.kind == .extension ? type.name : (names.last.map { "\($0)." } ?? "") + type.name
    names.append(name)
    index.types.append(
      IndexedType(
        kind: type.kind, name: name,
        inherited: type.node.inheritanceClause?.inheritedTypes.map { TypeName.bare($0.type) } ?? [],
        members: type.node.memberBlock, node: Syntax(node)))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { names.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { names.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }
}
