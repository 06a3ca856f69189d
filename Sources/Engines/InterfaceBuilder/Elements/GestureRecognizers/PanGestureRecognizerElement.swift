/// `panGestureRecognizer`: UIPanGestureRecognizer.
package enum PanGestureRecognizerElement {
  package static let minimumNumberOfTouches = Property<Int>("minimumNumberOfTouches")
  package static let maximumNumberOfTouches = Property<Int>("maximumNumberOfTouches")

  package static let schema = ElementSchema(
    "panGestureRecognizer", className: "UIPanGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      minimumNumberOfTouches.rule, maximumNumberOfTouches.rule,
    ])
}
