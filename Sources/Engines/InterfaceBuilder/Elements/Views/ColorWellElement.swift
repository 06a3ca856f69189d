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
