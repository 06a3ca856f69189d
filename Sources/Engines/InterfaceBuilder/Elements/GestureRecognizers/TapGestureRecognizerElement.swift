/// `tapGestureRecognizer`: UITapGestureRecognizer.
package enum TapGestureRecognizerElement {
  package static let numberOfTapsRequired = Property<Int>("numberOfTapsRequired")
  package static let numberOfTouchesRequired = Property<Int>("numberOfTouchesRequired")

  package static let schema = ElementSchema(
    "tapGestureRecognizer", className: "UITapGestureRecognizer", extends: GestureRecognizerElement.schema,
    [
      numberOfTapsRequired.rule, numberOfTouchesRequired.rule,
    ])
}
