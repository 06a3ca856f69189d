import Foundation

/// A label that is not visible, and whose changes apply to the placeholder of a field.
final class TextFieldPlaceholderLabel: UILabel {
  private let field: UITextField
  private var isReady = false

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: field.placeholderRect(forBounds: field.bounds))
    super.attributedText = field.attributedPlaceholder
    isReady = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("TextFieldPlaceholderLabel is not archived")
  }

  override var text: String? {
    didSet { if isReady { field.placeholder = text } }
  }

  override var attributedText: NSAttributedString? {
    didSet { if isReady { field.attributedPlaceholder = attributedText } }
  }

  override var textColor: UIColor! {
    didSet { style(.foregroundColor, textColor) }
  }

  override var font: UIFont! {
    didSet { style(.font, font) }
  }

  private func style(_ key: NSAttributedString.Key, _ value: Any?) {
    guard isReady, let placeholder = field.attributedPlaceholder, let value else { return }
    let styled = NSMutableAttributedString(attributedString: placeholder)
    styled.addAttribute(key, value: value, range: NSRange(location: 0, length: styled.length))
    field.attributedPlaceholder = styled
  }
}
