/// `hoverGestureRecognizer`: UIHoverGestureRecognizer.
package enum HoverGestureRecognizerElement {
  static let schema = ElementSchema(
    "hoverGestureRecognizer", className: "UIHoverGestureRecognizer", extends: GestureRecognizerElement.schema)
}
