// Adjustments of text that is too wide for a label.

extension NSAttributedString {
  /// Returns the text with all fonts scaled. Text without a font is not changed. The text of a label always has one.
  func scalingFonts(by scale: CGFloat) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      result.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
    }
    return result
  }

  /// Returns the text with points added after every glyph. Negative values tighten the text.
  func addingTracking(_ tracking: CGFloat) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.tracking, in: NSRange(location: 0, length: length)) { value, range, _ in
      let own = (value as? NSNumber)?.doubleValue ?? Double(value as? CGFloat ?? 0)
      result.addAttribute(.tracking, value: NSNumber(value: own + Double(tracking)), range: range)
    }
    return result
  }
}
