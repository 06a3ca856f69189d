/// `tabBar`: UITabBar.
package enum TabBarElement {
  package static let barStyle = Property<BarStyle>("barStyle")
  package static let translucent = Property<Bool>("translucent")
  package static let barTintColor = Property<Color>("barTintColor")
  package static let selectedImageTintColor = Property<Color>("selectedImageTintColor")
  package static let unselectedItemTintColor = Property<Color>("unselectedItemTintColor")
  package static let backgroundImage = Property<ImageReference>("backgroundImage")
  package static let shadowImage = Property<ImageReference>("shadowImage")
  package static let selectionIndicatorImage = Property<ImageReference>("selectionIndicatorImage")
  package static let itemPositioning = Property<TabBarItemPositioning>("itemPositioning")
  package static let itemWidth = Property<Double>("itemWidth")
  package static let itemSpacing = Property<Double>("itemSpacing")
  package static let standardAppearance = Property<BarAppearance>("standardAppearance")
  package static let scrollEdgeAppearance = Property<BarAppearance>("scrollEdgeAppearance")

  package static let schema = ElementSchema(
    "tabBar", className: "UITabBar", extends: ViewElement.schema,
    [
      barStyle.rule, translucent.rule, barTintColor.rule, selectedImageTintColor.rule, unselectedItemTintColor.rule,
      backgroundImage.rule, shadowImage.rule, selectionIndicatorImage.rule, itemPositioning.rule, itemWidth.rule,
      itemSpacing.rule, standardAppearance.rule, scrollEdgeAppearance.rule,
    ],
    children: ["items"])
}
