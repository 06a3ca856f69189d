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

/// `colorWell`: UIColorWell.
package enum ColorWellElement {
  package static let title = Property<String>("title")
  package static let supportsAlpha = Property<Bool>("supportsAlpha")
  package static let selectedColor = Property<Color>("selectedColor")

  package static let schema = ElementSchema(
    "colorWell", className: "UIColorWell", extends: ControlElement.schema,
    [
      title.rule, supportsAlpha.rule, selectedColor.rule,
    ])
}

/// `refreshControl`: UIRefreshControl.
package enum RefreshControlElement {
  package static let attributedTitle = Property<AttributedText>("attributedTitle")

  package static let schema = ElementSchema(
    "refreshControl", className: "UIRefreshControl", extends: ControlElement.schema,
    [
      attributedTitle.rule
    ])
}
