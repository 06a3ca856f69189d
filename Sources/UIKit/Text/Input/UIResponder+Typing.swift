extension UIResponder {
  /// Whether a keyboard can type into it.
  var takesTyping: Bool { self is any UIKeyInput }
}
