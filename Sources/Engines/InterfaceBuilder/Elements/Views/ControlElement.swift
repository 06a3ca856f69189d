/// What all controls have; `control` by itself is a plain UIControl.
package enum ControlElement {
  package static let enabled = Property<Bool>("enabled")
  package static let selected = Property<Bool>("selected")
  package static let highlighted = Property<Bool>("highlighted")
  package static let contentHorizontalAlignment = Property<HorizontalAlignment>("contentHorizontalAlignment")
  package static let contentVerticalAlignment = Property<VerticalAlignment>("contentVerticalAlignment")
  package static let toolTip = Property<String>("toolTip")
  package static let showsMenuAsPrimaryAction = Property<Bool>("showsMenuAsPrimaryAction")
  package static let contextMenuInteractionEnabled = Property<Bool>("contextMenuInteractionEnabled")
  package static let preferredBehavioralStyle = Property<ButtonBehavioralStyle>("preferredBehavioralStyle")

  package static let schema = ElementSchema(
    "control", className: "UIControl", extends: ViewElement.schema,
    [
      enabled.rule, selected.rule, highlighted.rule, contentHorizontalAlignment.rule, contentVerticalAlignment.rule,
      toolTip.rule, showsMenuAsPrimaryAction.rule, contextMenuInteractionEnabled.rule, preferredBehavioralStyle.rule,
    ])
}
