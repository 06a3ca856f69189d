/// `gestureRecognizer`, and what all gesture recognizers have.
package enum GestureRecognizerElement {
  package static let enabled = Property<Bool>("enabled")
  package static let cancelsTouchesInView = Property<Bool>("cancelsTouchesInView")
  package static let delaysTouchesBegan = Property<Bool>("delaysTouchesBegan")
  package static let delaysTouchesEnded = Property<Bool>("delaysTouchesEnded")

  package static let schema = ElementSchema(
    "gestureRecognizer", className: "UIGestureRecognizer", extends: ObjectElement.schema,
    [
      enabled.rule, cancelsTouchesInView.rule, delaysTouchesBegan.rule, delaysTouchesEnded.rule,
    ])
}
