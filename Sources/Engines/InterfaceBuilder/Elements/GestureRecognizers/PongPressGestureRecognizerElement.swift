/// `pongPressGestureRecognizer`: UILongPressGestureRecognizer, which Interface Builder spells so. Durations are in seconds, movement in points.
package enum PongPressGestureRecognizerElement {
  package static let numberOfTapsRequired = Property<Int>("numberOfTapsRequired")
  package static let numberOfTouchesRequired = Property<Int>("numberOfTouchesRequired")
  package static let minimumPressDuration = Property<Double>("minimumPressDuration")
  package static let allowableMovement = Property<Double>("allowableMovement")

  package static let schema = ElementSchema(
    "pongPressGestureRecognizer", className: "UILongPressGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      numberOfTapsRequired.rule, numberOfTouchesRequired.rule, minimumPressDuration.rule, allowableMovement.rule,
    ])
}
