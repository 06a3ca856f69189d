/// `pinchGestureRecognizer`: UIPinchGestureRecognizer.
package enum PinchGestureRecognizerElement {
  package static let scale = Property<Double>("scale")

  package static let schema = ElementSchema(
    "pinchGestureRecognizer", className: "UIPinchGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      scale.rule
    ])
}
