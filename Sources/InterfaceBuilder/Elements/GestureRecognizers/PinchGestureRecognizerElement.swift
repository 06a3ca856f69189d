/// `pinchGestureRecognizer`: UIPinchGestureRecognizer.
package enum PinchGestureRecognizerElement {
  package static let scale = Property<Double>("scale")

  static let schema = ElementSchema(
    "pinchGestureRecognizer", className: "UIPinchGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      scale.rule
    ])
}
