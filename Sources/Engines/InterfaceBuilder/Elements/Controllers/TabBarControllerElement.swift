/// `tabBarController`: UITabBarController.
package enum TabBarControllerElement {
  package static let tabBar = Property<Object>("tabBar")
  package static let mode = Property<String>("mode")

  package static let schema = ElementSchema(
    "tabBarController", className: "UITabBarController", extends: ViewControllerElement.schema,
    [
      tabBar.rule, mode.rule,
    ])
}
