/// `tabBarItem`: UITabBarItem.
package enum TabBarItemElement {
  package static let systemItem = Property<TabBarSystemItem>("systemItem")
  package static let selectedImage = Property<ImageReference>("selectedImage")
  package static let badgeValue = Property<String>("badgeValue")
  package static let badgeColor = Property<Color>("badgeColor")
  package static let titlePositionAdjustment = Property<Offset>("titlePositionAdjustment")

  package static let schema = ElementSchema(
    "tabBarItem", className: "UITabBarItem", extends: BarItemElement.schema,
    [
      systemItem.rule, selectedImage.rule, badgeValue.rule, badgeColor.rule, titlePositionAdjustment.rule,
    ])
}
