import SwiftSources
import SwiftSyntax

/// A visitor that walks through a file once for all rules.
///
/// The visitor itself maintains the context of a node: types, conditions, and the variables that contain classes.
final class RewritingVisitor: TypeVisitor {
  private let file: FileRewriting
  private var bodyDepth = 0
  private var visits: [SyntaxKind: [RewritingVisit]] = [:]

  init(_ file: FileRewriting) {
    self.file = file
    super.init()
  }

  // MARK: - Rules

  override func visitNode(_ node: Syntax) -> SyntaxVisitorContinueKind {
    enterContext(node)
    var result = SyntaxVisitorContinueKind.visitChildren
    for visit in visits(of: node.kind) {
      if case .skipChildren = visit.visit(node, file) { result = .skipChildren }
    }
    return result
  }

  override func visitNodePost(_ node: Syntax) { leaveContext(node) }

  private func visits(of kind: SyntaxKind) -> [RewritingVisit] {
    if let known = visits[kind] { return known }
    let type = kind.syntaxNodeType
    let found = RewritingRules.visits.filter { $0.nodeType == type }
    visits[kind] = found
    return found
  }

  // MARK: - Types

  override func enter(_ type: TypeDeclaration) {
    let node = type.node
    let isExtension = type.kind == .extension
    let outer = isExtension ? nil : file.scopes.innermost
    let isLocal = bodyDepth > 0 || outer?.isLocal == true
    let attributes = AttributeReader.attributes(of: node.attributes).map(\.name)
    let fullName =
      isExtension ? file.module.resolve(type.name, in: nil) : (outer?.name.map { "\($0)." } ?? "") + type.name
    var exposes = attributes.contains("objcMembers") || (isExtension && attributes.contains("objc"))
    if !exposes && !isLocal && (type.kind == .class || isExtension) {
      exposes = file.module.chain(of: fullName).contains {
        file.module.type($0)?.declaration?.flags.contains(.exposesMembers) == true
      }
    }
    let isGeneric =
      type.generics != nil || outer?.isGeneric == true
      || (isExtension && file.module.type(fullName)?.declaration?.flags.contains(.generic) == true)
    var facts = TypeFacts(kind: type.kind, name: fullName)
    facts.access = AccessReader.access(of: node.modifiers) ?? .internal
    let bounds = ValueScopes.bounds(in: node.genericWhereClause).filter { $0.name == "Self" }.flatMap(\.bounds)
    file.scopes.enter(
      TypeScope(
        kind: type.kind, name: isLocal ? nil : fullName, callName: type.name, isGeneric: isGeneric,
        exposesMembers: exposes, members: node.memberBlock, facts: facts, bounds: bounds))
    file.values.enter(generics: type.generics, requirements: node.genericWhereClause)
  }

  override func leaveType() {
    if let scope = file.scopes.innermost {
      for rule in RewritingRules.all { rule.finishType(scope, in: file) }
    }
    file.leaveType()
    file.values.leave()
  }

  // MARK: - Context

  private func enterContext(_ node: Syntax) {
    switch node.kind {
    case .functionDecl:
      let node = node.cast(FunctionDeclSyntax.self)
      file.values.enter(
        generics: node.genericParameterClause, requirements: node.genericWhereClause,
        parameters: node.signature.parameterClause.parameters, isTypeMember: isOfType(node.modifiers))
    case .initializerDecl:
      let node = node.cast(InitializerDeclSyntax.self)
      file.values.enter(
        generics: node.genericParameterClause, requirements: node.genericWhereClause,
        parameters: node.signature.parameterClause.parameters)
    case .subscriptDecl:
      let node = node.cast(SubscriptDeclSyntax.self)
      file.values.enter(
        generics: node.genericParameterClause, requirements: node.genericWhereClause,
        parameters: node.parameterClause.parameters, isTypeMember: isOfType(node.modifiers))
    case .variableDecl:
      let node = node.cast(VariableDeclSyntax.self)
      if isMember(node) {
        file.values.enter(generics: nil, requirements: nil, isTypeMember: isOfType(node.modifiers))
      } else {
        for binding in node.bindings { file.values.note(binding) }
      }
    case .codeBlock, .closureExpr, .accessorBlock: bodyDepth += 1
    case .ifConfigClause:
      file.scopes.enter(condition: ConditionRule.condition(of: node.cast(IfConfigClauseSyntax.self), in: file))
    default: break
    }
  }

  private func leaveContext(_ node: Syntax) {
    switch node.kind {
    case .functionDecl, .initializerDecl, .subscriptDecl: file.values.leave()
    case .variableDecl: if isMember(node) { file.values.leave() }
    case .codeBlock, .closureExpr, .accessorBlock: bodyDepth -= 1
    case .ifConfigClause: file.scopes.leaveCondition()
    default: break
    }
  }

  private func isMember(_ node: some SyntaxProtocol) -> Bool { node.parent?.is(MemberBlockItemSyntax.self) == true }

  private func isOfType(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
