/// `hoverGestureRecognizer`: UIHoverGestureRecognizer.
package enum HoverGestureRecognizerElement {
  package static let schema = ElementSchema(
    "hoverGestureRecognizer", className: "UIHoverGestureRecognizer", extends: GestureRecognizerElement.schema)
}
