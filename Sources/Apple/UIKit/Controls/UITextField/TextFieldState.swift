import Foundation

/// What a text field keeps besides its properties.
@MainActor
struct TextFieldState {
  /// The text with its attributes; the newlines of pasted text are in it, and shown as spaces.
  var text = TextFieldState.noText
  /// The attributes of text that has none of its own, without those that follow ``UITextField/textColor`` and so on
  /// where nobody set them.
  var attributes: [NSAttributedString.Key: Any] = TextFieldState.standardAttributes(
    font: .systemFont(ofSize: UIFont.labelFontSize))
  var placeholder: NSAttributedString?
  /// Whether ``placeholder`` came without attributes, and follows the field's.
  var isPlaceholderPlain = true
  var typingAttributes: [NSAttributedString.Key: Any]?
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  var isEditing = false
  /// The next typed character takes the place of all text: a password that is edited again.
  var replacesAllOnInsertion = false
  /// How far the text is moved to the left while it is edited, so that the caret is seen.
  var scroll: CGFloat = 0

  /// The same for all fields: each attributed string leaks (docs/foundation-faults.md).
  static let noText = NSAttributedString(string: "")

  static func standardAttributes(font: UIFont) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    return [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: style]
  }
}
