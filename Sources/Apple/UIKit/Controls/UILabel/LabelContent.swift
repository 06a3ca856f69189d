/// The text of a label, either plain text in the label's style or attributed text.
enum LabelContent {
  case plain(String?)
  case attributed(NSAttributedString)

  var string: String? {
    switch self {
    case .plain(let string): string
    case .attributed(let string): string.string
    }
  }

  var isEmpty: Bool {
    switch self {
    case .plain(let string): string?.isEmpty ?? true
    case .attributed(let string): string.length == 0
    }
  }

  /// Creates attributed text. Missing attributes are those of a style.
  init(_ string: NSAttributedString, filling style: LabelStyle) {
    let result = NSMutableAttributedString(string: string.string, attributes: style.attributes)
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    self = .attributed(result)
  }

  /// Returns the text with all attributes with which it is drawn.
  func composed(in style: LabelStyle) -> NSAttributedString {
    switch self {
    case .plain(let string): NSAttributedString(string: string ?? "", attributes: style.attributes)
    case .attributed(let string): string
    }
  }

  /// Sets an attribute of attributed text. Plain text does not change, because it has the attributes of its style.
  mutating func set(_ key: NSAttributedString.Key, to value: Any?) {
    guard case .attributed(let string) = self, string.length > 0 else { return }
    let result = NSMutableAttributedString(attributedString: string)
    let all = NSRange(location: 0, length: result.length)
    if let value {
      result.addAttribute(key, value: value, range: all)
    } else {
      result.removeAttribute(key, range: all)
    }
    self = .attributed(result)
  }

  /// Changes all paragraph styles of attributed text. Paragraphs without a style begin with `style`.
  mutating func changeParagraphStyles(filling style: NSParagraphStyle, _ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(let string) = self, string.length > 0 else { return }
    let result = NSMutableAttributedString(attributedString: string)
    string.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: string.length)) { value, range, _ in
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(value as? NSParagraphStyle ?? style)
      change(changed)
      result.addAttribute(.paragraphStyle, value: changed, range: range)
    }
    self = .attributed(result)
  }
}
