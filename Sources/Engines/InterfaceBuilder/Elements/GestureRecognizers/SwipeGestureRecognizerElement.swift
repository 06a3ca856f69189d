/// `swipeGestureRecognizer`: UISwipeGestureRecognizer.
package enum SwipeGestureRecognizerElement {
  package static let direction = Property<SwipeDirection>("direction")
  package static let numberOfTouchesRequired = Property<Int>("numberOfTouchesRequired")

  package static let schema = ElementSchema(
    "swipeGestureRecognizer", className: "UISwipeGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      direction.rule, numberOfTouchesRequired.rule,
    ])
}
