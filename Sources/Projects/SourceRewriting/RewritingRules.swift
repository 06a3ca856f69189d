/// The rules, in the order in which they visit each node.
enum RewritingRules {
  static let all: [any RewritingRule] = [
    ManagedPropertyRule(), ProtocolRule(), OptionalMemberRule(), ExtensionOverrideRule(), MetatypeRule(),
    AnyObjectRule(), AttributeRule(), ImportRule(), ConditionRule(), SelectorRule(), KeyPathRule(), LiteralRule(),
    AddedImportRule(), FoundationNameRule(), TestRule(), KeyValueObservingRule(), KeyValueOverrideRule(),
    DeclaredInitializerRule(), ImplementedMemberRule(), RequiredInitializerRule(),
    // The functions of this rule are the last additions to a type.
    RegistrationRule(),
  ]

  static let visits = all.flatMap(\.visits)
}
