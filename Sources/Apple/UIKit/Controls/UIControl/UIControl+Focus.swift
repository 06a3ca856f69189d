extension UIControl: FocusTarget {
  var isTypedInto: Bool { self is any UITextInput }

  func activateFromFocus() -> Bool {
    guard !isTypedInto else { return false }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }
}
