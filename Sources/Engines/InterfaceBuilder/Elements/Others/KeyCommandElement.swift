/// `keyCommand`: UIKeyCommand. `CommandElement` has the properties common to all commands.
package enum KeyCommandElement {
  package static let title = Property<String>("title")
  package static let input = Property<String>("input")
  package static let discoverabilityTitle = Property<String>("discoverabilityTitle")
  package static let selector = Property<String>("selector")
  package static let keyEquivalent = Property<String>("keyEquivalent")
  package static let modifierMask = Property<ModifierMask>("modifierMask")
  package static let modifierFlags = Property<ModifierMask>("modifierFlags")
  package static let wantsPriorityOverSystemBehavior = Property<Bool>("wantsPriorityOverSystemBehavior")

  package static let schema = ElementSchema(
    "keyCommand", className: "UIKeyCommand", extends: CommandElement.schema,
    [
      title.rule, input.rule, discoverabilityTitle.rule, selector.rule, keyEquivalent.rule, modifierMask.rule,
      modifierFlags.rule,
      wantsPriorityOverSystemBehavior.rule,
    ])
}
