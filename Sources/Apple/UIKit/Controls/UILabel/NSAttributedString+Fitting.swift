// What a label does to text that is too wide.

extension NSAttributedString {
  /// The text with every font at another size. Text without a font is left alone: a label's has one everywhere.
  func scalingFonts(by scale: CGFloat) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      result.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
    }
    return result
  }

  /// The text with points added after every glyph, negative ones to move letters together.
  func addingTracking(_ tracking: CGFloat) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.tracking, in: NSRange(location: 0, length: length)) { value, range, _ in
      let own = (value as? NSNumber)?.doubleValue ?? Double(value as? CGFloat ?? 0)
      result.addAttribute(.tracking, value: NSNumber(value: own + Double(tracking)), range: range)
    }
    return result
  }
}
