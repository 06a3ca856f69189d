/// `rotationGestureRecognizer`: UIRotationGestureRecognizer.
package enum RotationGestureRecognizerElement {
  package static let rotation = Property<Double>("rotation")

  package static let schema = ElementSchema(
    "rotationGestureRecognizer", className: "UIRotationGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      rotation.rule
    ])
}
