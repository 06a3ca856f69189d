/// `visualEffectView`: UIVisualEffectView. What it shows is `Object.visualEffect`.
package enum VisualEffectViewElement {
  package static let contentView = Property<Object>("contentView")

  package static let schema = ElementSchema(
    "visualEffectView", className: "UIVisualEffectView", extends: ViewElement.schema,
    [
      contentView.rule
    ],
    children: ["blurEffect", "vibrancyEffect"])
}
