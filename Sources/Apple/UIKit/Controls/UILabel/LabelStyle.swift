/// The attributes that a label adds to plain text.
struct LabelStyle {
  var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
  var textColor: UIColor = .label
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// The space between lines in addition to that of the font, in points.
  var lineSpacing: CGFloat = 0
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)

  var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    if lineSpacing > 0 { style.lineSpacing = lineSpacing }
    return style
  }

  var shadow: NSShadow? {
    guard let shadowColor else { return nil }
    let shadow = NSShadow()
    shadow.shadowColor = shadowColor
    shadow.shadowOffset = shadowOffset
    shadow.shadowBlurRadius = 0
    return shadow
  }

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: textColor, .paragraphStyle: paragraphStyle,
    ]
    if let shadow { attributes[.shadow] = shadow }
    return attributes
  }

  /// Adopts the attributes of the first character of attributed text.
  mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle {
      alignment = paragraphStyle.alignment
      lineBreakMode = paragraphStyle.lineBreakMode
      lineBreakStrategy = paragraphStyle.lineBreakStrategy
    }
    if let shadow = attributes[.shadow] as? NSShadow {
      shadowColor = shadow.shadowColor as? UIColor
      shadowOffset = shadow.shadowOffset
    }
  }
}
