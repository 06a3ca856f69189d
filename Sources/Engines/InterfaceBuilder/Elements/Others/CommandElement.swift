/// `command`: UICommand.
package enum CommandElement {
  package static let title = Property<String>("title")
  package static let subtitle = Property<String>("subtitle")
  package static let image = Property<ImageReference>("image")
  package static let catalog = Property<String>("catalog")
  package static let selector = Property<String>("selector")
  package static let state = Property<String>("state")
  package static let disabled = Property<Bool>("disabled")
  package static let destructive = Property<Bool>("destructive")
  package static let hidden = Property<Bool>("hidden")
  package static let discoverabilityTitle = Property<String>("discoverabilityTitle")

  package static let schema = ElementSchema(
    "command", className: "UICommand", extends: ObjectElement.schema,
    [
      title.rule, subtitle.rule, image.rule, catalog.rule, selector.rule, state.rule, discoverabilityTitle.rule,
      disabled.rule, destructive.rule, hidden.rule,
    ])
}
