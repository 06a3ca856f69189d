/// `activityIndicatorView`: UIActivityIndicatorView.
package enum ActivityIndicatorViewElement {
  package static let style = Property<ActivityIndicatorStyle>("style")
  package static let animating = Property<Bool>("animating")
  package static let hidesWhenStopped = Property<Bool>("hidesWhenStopped")
  package static let color = Property<Color>("color")

  package static let schema = ElementSchema(
    "activityIndicatorView", className: "UIActivityIndicatorView", extends: ViewElement.schema,
    [
      style.rule, animating.rule, hidesWhenStopped.rule, color.rule,
    ])
}
