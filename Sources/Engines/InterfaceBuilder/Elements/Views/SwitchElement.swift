/// `switch`: UISwitch.
package enum SwitchElement {
  package static let on = Property<Bool>("on")
  package static let title = Property<String>("title")
  package static let preferredStyle = Property<SwitchStyle>("preferredStyle")
  package static let onTintColor = Property<Color>("onTintColor")
  package static let thumbTintColor = Property<Color>("thumbTintColor")
  package static let onImage = Property<ImageReference>("onImage")
  package static let offImage = Property<ImageReference>("offImage")

  package static let schema = ElementSchema(
    "switch", className: "UISwitch", extends: ControlElement.schema,
    [
      on.rule, title.rule, preferredStyle.rule, onTintColor.rule, thumbTintColor.rule, onImage.rule, offImage.rule,
    ])
}
