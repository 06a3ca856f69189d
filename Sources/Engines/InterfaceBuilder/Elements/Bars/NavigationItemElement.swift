/// `navigationItem`: UINavigationItem. Its buttons are `Object.leftBarButtonItems` and `Object.rightBarButtonItems`.
package enum NavigationItemElement {
  package static let title = Property<String>("title")
  package static let prompt = Property<String>("prompt")
  package static let largeTitleDisplayMode = Property<LargeTitleDisplayMode>("largeTitleDisplayMode")
  package static let hidesBackButton = Property<Bool>("hidesBackButton")
  package static let leftItemsSupplementBackButton = Property<Bool>("leftItemsSupplementBackButton")
  package static let backButtonTitle = Property<String>("backButtonTitle")
  package static let style = Property<String>("style")
  package static let titleView = Property<Object>("titleView")
  package static let backBarButtonItem = Property<Object>("backBarButtonItem")
  package static let leftBarButtonItem = Property<Object>("leftBarButtonItem")
  package static let rightBarButtonItem = Property<Object>("rightBarButtonItem")
  package static let searchController = Property<Object>("searchController")

  package static let schema = ElementSchema(
    "navigationItem", className: "UINavigationItem", extends: ObjectElement.schema,
    [
      title.rule, prompt.rule, largeTitleDisplayMode.rule, hidesBackButton.rule, leftItemsSupplementBackButton.rule,
      backButtonTitle.rule, style.rule, titleView.rule, backBarButtonItem.rule, leftBarButtonItem.rule,
      rightBarButtonItem.rule, searchController.rule,
    ],
    children: ["leftBarButtonItems", "rightBarButtonItems"])
}
