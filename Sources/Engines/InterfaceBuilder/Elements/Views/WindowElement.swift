/// `window`: UIWindow.
package enum WindowElement {
  package static let visibleAtLaunch = Property<Bool>("visibleAtLaunch")
  package static let resizesToFullScreen = Property<Bool>("resizesToFullScreen")

  package static let schema = ElementSchema(
    "window", className: "UIWindow", extends: ViewElement.schema,
    [
      visibleAtLaunch.rule, resizesToFullScreen.rule,
    ])
}
