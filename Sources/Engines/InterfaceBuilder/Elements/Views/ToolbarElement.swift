/// `toolbar`: UIToolbar.
package enum ToolbarElement {
  package static let barStyle = Property<BarStyle>("barStyle")
  package static let translucent = Property<Bool>("translucent")
  package static let barTintColor = Property<Color>("barTintColor")
  package static let backgroundImage = Property<ImageReference>("backgroundImage")
  package static let standardAppearance = Property<BarAppearance>("standardAppearance")
  package static let compactAppearance = Property<BarAppearance>("compactAppearance")
  package static let scrollEdgeAppearance = Property<BarAppearance>("scrollEdgeAppearance")
  package static let compactScrollEdgeAppearance = Property<BarAppearance>("compactScrollEdgeAppearance")

  package static let schema = ElementSchema(
    "toolbar", className: "UIToolbar", extends: ViewElement.schema,
    [
      barStyle.rule, translucent.rule, barTintColor.rule, backgroundImage.rule, standardAppearance.rule,
      compactAppearance.rule, scrollEdgeAppearance.rule, compactScrollEdgeAppearance.rule,
    ],
    children: ["items"])
}
