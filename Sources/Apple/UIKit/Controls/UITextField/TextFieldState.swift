import Foundation

/// The internal state of a text field.
@MainActor
struct TextFieldState {
  /// The attributed text. Newlines of pasted text are preserved, and displayed as spaces.
  var text = TextFieldState.noText
  /// The attributes of text without its own, except the standard ones that follow ``UITextField/textColor`` and similar
  /// properties.
  var attributes: [NSAttributedString.Key: Any] = TextFieldState.standardAttributes(
    font: .systemFont(ofSize: UIFont.labelFontSize))
  var placeholder: NSAttributedString?
  /// Whether ``placeholder`` was set without attributes and follows those of the field.
  var isPlaceholderPlain = true
  var typingAttributes: [NSAttributedString.Key: Any]?
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  var isEditing = false
  /// Whether the next typed character replaces all text, as in a password that is edited again.
  var replacesAllOnInsertion = false
  /// The distance by which edited text is scrolled to the left, so that the caret is visible.
  var scroll: CGFloat = 0

  /// The empty text that all fields share, because each attributed string leaks (docs/foundation-faults.md).
  static let noText = NSAttributedString(string: "")

  static func standardAttributes(font: UIFont) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    return [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: style]
  }
}
