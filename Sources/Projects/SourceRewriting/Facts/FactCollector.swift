import SwiftParser
import SwiftSources
import SwiftSyntax

/// A visitor that collects the declarations of a file. Function bodies are skipped, except for the selectors in them.
final class FactCollector: TypeVisitor {
  private(set) var facts = FileFacts()

  private struct Scope {
    var index: Int
    var name: String
    var isGeneric: Bool
  }

  private var scopes: [Scope] = []
  private var conditionDepth = 0
  private let lines: LineTable

  init(lines: LineTable) {
    self.lines = lines
    super.init()
  }

  static func collect(_ parsed: ParsedFile) -> FileFacts {
    let collector = FactCollector(lines: parsed.lines)
    collector.walk(parsed.tree)
    if parsed.bytes.contains(text: "#selector") {
      let names = SelectorNames(viewMode: .sourceAccurate)
      names.walk(parsed.tree)
      collector.facts.selectorNames = names.names
    }
    return collector.facts
  }

  // MARK: - Types

  override func enter(_ declaration: TypeDeclaration) {
    let node = declaration.node
    let isExtension = declaration.kind == .extension
    var type = TypeFacts(
      kind: declaration.kind,
      name: (isExtension ? "" : scopes.last.map { "\($0.name)." } ?? "") + declaration.name)
    type.inherited = node.inheritanceClause?.inheritedTypes.map { TypeName.bare($0.type) } ?? []
    if let node = Syntax(node).as(ProtocolDeclSyntax.self) {
      // `protocol P where Self: UIView` is equivalent to `protocol P: UIView`.
      type.inherited += ValueScopes.bounds(in: node.genericWhereClause).filter { $0.name == "Self" }.flatMap(\.bounds)
    }
    let isGeneric = declaration.generics != nil || (!isExtension && scopes.last?.isGeneric == true)
    if isGeneric { type.flags.insert(.generic) }
    if conditionDepth > 0 { type.flags.insert(.conditional) }
    if node.genericWhereClause != nil { type.flags.insert(.constrained) }
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) }) { type.flags.insert(.final) }
    type.access = AccessReader.access(of: node.modifiers) ?? .internal
    for attribute in AttributeReader.attributes(of: node.attributes) {
      switch attribute.name {
      case "objc":
        type.flags.insert(.objectiveC)
        type.objectiveCName = attribute.argument
        if isExtension { type.flags.insert(.exposesMembers) }
      case "objcMembers": type.flags.insert(.exposesMembers)
      case "MainActor": type.flags.insert(.onMainActor)
      case "main", "UIApplicationMain": facts.hasEntryPoint = true
      default: break
      }
    }
    scopes.append(Scope(index: facts.types.count, name: type.name, isGeneric: isGeneric))
    facts.types.append(type)
  }

  override func leaveType() { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = (scopes.last.map { "\($0.name)." } ?? "") + node.name.identifierText
    if node.genericParameterClause == nil { facts.aliases[name] = TypeName.bare(node.initializer.value) }
    return .skipChildren
  }

  // MARK: - Members

  private func add(_ member: MemberFacts) {
    guard let index = scopes.last?.index, [.class, .protocol, .extension].contains(facts.types[index].kind) else {
      return
    }
    facts.types[index].members.append(member)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.last != nil { add(MemberReader.facts(of: node)) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.last != nil { add(MemberReader.facts(of: node)) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.last != nil { for member in MemberReader.facts(of: node) { add(member) } }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) { conditionDepth -= 1 }

  // MARK: - Previews

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.macroName, node.arguments, at: node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.macroName, node.arguments, at: node)
    return .skipChildren
  }

  private func note(_ macro: TokenSyntax, _ arguments: LabeledExprListSyntax, at node: some SyntaxProtocol) {
    guard macro.text == "Preview", scopes.isEmpty else { return }
    let literal = arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil }
    let line = lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset).line
    facts.previews.append(PreviewFacts(name: literal?.representedLiteralValue, line: line))
  }
}

/// The base names in `#selector(…)` of a file.
private final class SelectorNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector" else { return .visitChildren }
    if let reference = SelectorReference(node) { names.insert(reference.name) }
    return .skipChildren
  }
}
