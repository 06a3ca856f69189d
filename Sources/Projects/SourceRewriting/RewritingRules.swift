/// The rules, in the order in which they see each node.
enum RewritingRules {
  static let all: [any RewritingRule] = [
    ManagedPropertyRule(), ProtocolRule(), OptionalMemberRule(), ExtensionOverrideRule(), MetatypeRule(),
    AnyObjectRule(), AttributeRule(), ImportRule(), ConditionRule(), SelectorRule(), KeyPathRule(), LiteralRule(),
    AddedImportRule(), FoundationNameRule(), TestRule(), KeyValueObservingRule(), KeyValueOverrideRule(),
    // Its functions are the last additions to a type.
    RegistrationRule(),
  ]

  static let visits = all.flatMap(\.visits)
}
