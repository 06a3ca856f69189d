extension UITextField {
  /// The text, as bullets where it is secret; the placeholder where there is none.
  var spokenText: String? {
    guard let text, !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
  }
}
