import SwiftSyntax

/// One walk through a file, in which every rule sees the nodes that are its own.
final class RewritingVisitor: SyntaxVisitor {
  private let file: FileRewriting
  private var bodyDepth = 0

  init(_ file: FileRewriting) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Types

  private func enter(
    _ kind: TypeFacts.Kind, _ node: some DeclGroupSyntax, name: String, generics: GenericParameterClauseSyntax?
  ) {
    let isExtension = kind == .extension
    let outer = isExtension ? nil : file.scopes.innermost
    let isLocal = bodyDepth > 0 || outer?.isLocal == true
    let attributes = AttributeReader.attributes(of: node.attributes).map(\.name)
    let fullName = isExtension ? file.module.resolve(name, in: nil) : (outer?.name.map { "\($0)." } ?? "") + name
    var exposes = attributes.contains("objcMembers") || (isExtension && attributes.contains("objc"))
    if !exposes && !isLocal && (kind == .class || kind == .extension) {
      exposes = file.module.chain(of: fullName).contains {
        file.module.type($0)?.declaration?.flags.contains(.exposesMembers) == true
      }
    }
    let generic =
      generics != nil || outer?.isGeneric == true
      || (isExtension && file.module.type(fullName)?.declaration?.flags.contains(.generic) == true)
    var facts = TypeFacts(kind: kind, name: fullName)
    facts.access = AccessReader.access(of: node.modifiers) ?? .internal
    let scope = TypeScope(
      kind: kind, name: isLocal ? nil : fullName, callName: name, isGeneric: generic, exposesMembers: exposes,
      members: node.memberBlock, facts: facts,
      bounds: ValueScopes.bounds(in: node.genericWhereClause).filter { $0.name == "Self" }.flatMap(\.bounds))
    file.scopes.enter(scope)
    file.values.enter(generics: generics, requirements: node.genericWhereClause)
    if kind == .class,
      let argument = AttributeReader.attributes(of: node.attributes).first(where: { $0.name == "objc" })?.argument,
      !scope.registersAtUse
    {
      RegistrationRule.nameClass(argument, in: file)
    }
  }

  private func leave() {
    if let scope = file.scopes.innermost {
      OptionalMemberRule.addWitnesses(to: scope, in: file)
      ExtensionOverrideRule.addMembers(to: scope, in: file)
      TestRule.addList(to: scope, in: file)
    }
    RegistrationRule.finish(file)
    file.values.leave()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node, name: node.name.bareText, generics: node.genericParameterClause)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.struct, node, name: node.name.bareText, generics: node.genericParameterClause)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enum, node, name: node.name.bareText, generics: node.genericParameterClause)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node, name: node.name.bareText, generics: node.genericParameterClause)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node, name: node.name.bareText, generics: nil)
    ProtocolRule.visit(node, in: file)
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.extension, node, name: TypeName.bare(node.extendedType), generics: nil)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  // MARK: - Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    file.values.enter(
      generics: node.genericParameterClause, requirements: node.genericWhereClause,
      parameters: node.signature.parameterClause.parameters, isTypeMember: isOfType(node.modifiers))
    if node.parent?.is(MemberBlockItemSyntax.self) == true {
      RegistrationRule.visit(node, in: file)
      OptionalMemberRule.visit(node, in: file)
      ExtensionOverrideRule.visit(node, in: file)
      TestRule.visit(node, in: file)
      TestRule.note(node, in: file)
    }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { file.values.leave() }

  private func isOfType(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    file.values.enter(
      generics: node.genericParameterClause, requirements: node.genericWhereClause,
      parameters: node.signature.parameterClause.parameters)
    ExtensionOverrideRule.visit(node, in: file)
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { file.values.leave() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    file.values.enter(
      generics: node.genericParameterClause, requirements: node.genericWhereClause,
      parameters: node.parameterClause.parameters, isTypeMember: isOfType(node.modifiers))
    return .visitChildren
  }

  override func visitPost(_ node: SubscriptDeclSyntax) { file.values.leave() }

  override func visitPost(_ node: VariableDeclSyntax) {
    if node.parent?.is(MemberBlockItemSyntax.self) == true { file.values.leave() }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) == true {
      file.values.enter(generics: nil, requirements: nil, isTypeMember: isOfType(node.modifiers))
    } else {
      for binding in node.bindings { file.values.note(binding) }
    }
    if node.parent?.is(MemberBlockItemSyntax.self) == true {
      RegistrationRule.visit(node, in: file)
      ManagedPropertyRule.visit(node, in: file)
      OptionalMemberRule.visit(node, in: file)
      ExtensionOverrideRule.visit(node, in: file)
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    bodyDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockSyntax) { bodyDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    bodyDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { bodyDepth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    bodyDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: AccessorBlockSyntax) { bodyDepth -= 1 }

  // MARK: - Everything else

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    OptionalMemberRule.visit(node, in: file)
    MetatypeRule.visit(node, in: file)
    AnyObjectRule.visit(node, in: file)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    file.values.note(node) { MetatypeRule.propertyMetatype($0, in: file) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    OptionalMemberRule.visit(node, in: file)
    ExtensionOverrideRule.visit(node, in: file)
    AnyObjectRule.visit(node, in: file)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    AttributeRule.visit(node, in: file)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    AttributeRule.visit(node, in: file)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    ImportRule.visit(node, in: file)
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    file.scopes.enter(condition: ConditionRule.visit(node, in: file))
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { file.scopes.leaveCondition() }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      SelectorRule.visit(node, in: file)
      return .skipChildren
    case "keyPath":
      KeyPathRule.visit(node, in: file)
      return .skipChildren
    case "colorLiteral", "imageLiteral", "fileLiteral":
      LiteralRule.visit(node, in: file)
      return .visitChildren
    default:
      return .visitChildren
    }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    AddedImportRule.visit(node.name, in: file)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    AddedImportRule.visit(node.baseName, in: file)
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label { AddedImportRule.visit(label: label, in: file) }
    return .visitChildren
  }
}
