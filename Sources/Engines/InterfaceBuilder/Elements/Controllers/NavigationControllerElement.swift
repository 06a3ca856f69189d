/// `navigationController`: UINavigationController.
package enum NavigationControllerElement {
  package static let navigationBarHidden = Property<Bool>("navigationBarHidden")
  package static let toolbarHidden = Property<Bool>("toolbarHidden")
  package static let hidesBarsOnSwipe = Property<Bool>("hidesBarsOnSwipe")
  package static let hidesBarsOnTap = Property<Bool>("hidesBarsOnTap")
  package static let hidesBarsWhenKeyboardAppears = Property<Bool>("hidesBarsWhenKeyboardAppears")
  package static let hidesBarsWhenVerticallyCompact = Property<Bool>("hidesBarsWhenVerticallyCompact")
  package static let navigationBar = Property<Object>("navigationBar")
  package static let toolbar = Property<Object>("toolbar")

  package static let schema = ElementSchema(
    "navigationController", className: "UINavigationController", extends: ViewControllerElement.schema,
    [
      navigationBarHidden.rule, toolbarHidden.rule, hidesBarsOnSwipe.rule, hidesBarsOnTap.rule,
      hidesBarsWhenKeyboardAppears.rule, hidesBarsWhenVerticallyCompact.rule, navigationBar.rule, toolbar.rule,
    ])
}
