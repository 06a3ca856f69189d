extension UIResponder {
  /// Whether a keyboard can type into it.
  var acceptsTextInput: Bool { self is any UIKeyInput }
}
