/// `button`: UIButton. Its titles and images by state are `Object.buttonStates`.
package enum ButtonElement {
  package static let buttonType = Property<ButtonType>("buttonType")
  package static let lineBreakMode = Property<LineBreakMode>("lineBreakMode")
  package static let reversesTitleShadowWhenHighlighted = Property<Bool>("reversesTitleShadowWhenHighlighted")
  package static let showsTouchWhenHighlighted = Property<Bool>("showsTouchWhenHighlighted")
  package static let adjustsImageWhenHighlighted = Property<Bool>("adjustsImageWhenHighlighted")
  package static let adjustsImageWhenDisabled = Property<Bool>("adjustsImageWhenDisabled")
  package static let adjustsImageSizeForAccessibilityContentSizeCategory = Property<Bool>(
    "adjustsImageSizeForAccessibilityContentSizeCategory")
  package static let pointerInteraction = Property<Bool>("pointerInteraction")
  package static let springLoaded = Property<Bool>("springLoaded")
  package static let role = Property<ButtonRole>("role")
  package static let behavioralStyle = Property<ButtonBehavioralStyle>("behavioralStyle")
  package static let changesSelectionAsPrimaryAction = Property<Bool>("changesSelectionAsPrimaryAction")
  package static let hasAttributedTitle = Property<Bool>("hasAttributedTitle")
  package static let fontDescription = Property<FontDescription>("fontDescription")
  package static let contentEdgeInsets = Property<EdgeInsets>("contentEdgeInsets")
  package static let titleEdgeInsets = Property<EdgeInsets>("titleEdgeInsets")
  package static let imageEdgeInsets = Property<EdgeInsets>("imageEdgeInsets")
  package static let titleShadowOffset = Property<Size>("titleShadowOffset")
  package static let configuration = Property<ButtonConfiguration>("configuration")
  package static let menu = Property<Object>("menu")

  package static let schema = ElementSchema(
    "button", className: "UIButton", extends: ControlElement.schema,
    [
      buttonType.rule, lineBreakMode.rule, reversesTitleShadowWhenHighlighted.rule, showsTouchWhenHighlighted.rule,
      adjustsImageWhenHighlighted.rule, adjustsImageWhenDisabled.rule,
      adjustsImageSizeForAccessibilityContentSizeCategory.rule, pointerInteraction.rule, springLoaded.rule,
      role.rule, behavioralStyle.rule, changesSelectionAsPrimaryAction.rule, hasAttributedTitle.rule,
      fontDescription.rule, contentEdgeInsets.rule, titleEdgeInsets.rule, imageEdgeInsets.rule,
      titleShadowOffset.rule, configuration.rule, menu.rule,
    ],
    children: ["state"])
}
