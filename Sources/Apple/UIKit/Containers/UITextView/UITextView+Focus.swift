extension UITextView: FocusTarget, FocusGroupOwner {
  var isTypedInto: Bool { true }
}
