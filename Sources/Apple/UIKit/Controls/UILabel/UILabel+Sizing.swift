// Measurement of a label's text.

extension UILabel {
  /// A length without limit. Infinity would not permit calculations with insets in subclasses.
  static let unlimited: CGFloat = 16_777_216

  private static func isUnlimited(_ length: CGFloat) -> Bool { !(length < unlimited / 2) }

  /// Returns the size of the text at a width, according to ``textRect(forBounds:limitedToNumberOfLines:)``, which a
  /// subclass may override.
  func textSize(forWidth width: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  func measuredTextRect(in bounds: CGRect, numberOfLines: Int) -> CGRect {
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let isWide = UILabel.isUnlimited(bounds.width)
    let isHigh = UILabel.isUnlimited(bounds.height)
    let grid = pixelGrid
    let layout = textLayout(
      width: isWide ? nil : bounds.width, height: isHigh ? nil : bounds.height, numberOfLines: numberOfLines)
    var size = grid.ceil(layout.sizeWithoutLastLeading)
    if !isWide { size.width = min(size.width, max(bounds.width, 0)) }
    var origin = bounds.origin
    if !isWide { origin.x += grid.round((bounds.width - size.width) * horizontalShare) }
    if !isHigh { origin.y += grid.round((bounds.height - size.height) / 2) }
    return CGRect(origin: origin, size: size)
  }

  /// The fraction of the remaining width that is to the left of the text.
  private var horizontalShare: CGFloat {
    switch style.alignment {
    case .center: 0.5
    case .right: 1
    case .natural, .justified: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    case .left: 0
    @unknown default: 0
    }
  }

  /// Returns the layout of the text at its full size, within optional limits. Without limits of the height and the
  /// number of lines, the layout contains only the first and last line, because it is never drawn. Text that ends with
  /// a newline has an empty last line, as in labels of Interface Builder.
  func textLayout(width: CGFloat?, height: CGFloat?, numberOfLines: Int) -> TextDrawing {
    layoutCache.layout(for: LabelLayoutCache.Key(width: width, height: height, numberOfLines: numberOfLines)) {
      guard case .plain(let string) = content else {
        return layOut(composedText, width: width, height: height, numberOfLines: numberOfLines)
      }
      return TextDrawing(
        plain: string ?? "", attributes: composedStyle.attributes, width: width.map { max($0, 0) },
        height: height.map { pixelGrid.ceil(max($0, 0)) }, maximumLines: max(numberOfLines, 0),
        lineBreakMode: style.lineBreakMode, direction: effectiveUserInterfaceLayoutDirection,
        keepsLastEmptyLine: true, keepsLines: height != nil)
    }
  }

  /// The style of the label with natural alignment resolved. It follows the direction of the label instead of the first
  /// character.
  private var composedStyle: LabelStyle {
    var style = style
    if style.alignment == .natural {
      style.alignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
    style.lineSpacing = font.textStyleSpacing
    return style
  }

  func layOut(_ text: NSAttributedString, width: CGFloat?, height: CGFloat?, numberOfLines: Int) -> TextDrawing {
    TextDrawing(
      text, width: width.map { max($0, 0) }, height: height.map { pixelGrid.ceil(max($0, 0)) },
      maximumLines: max(numberOfLines, 0), lineBreakMode: style.lineBreakMode,
      direction: effectiveUserInterfaceLayoutDirection, keepsLastEmptyLine: true, keepsLines: height != nil)
  }

  /// The text with all attributes with which it is drawn.
  var composedText: NSAttributedString {
    guard style.alignment == .natural else { return content.composed(in: style) }
    let composedStyle = composedStyle
    var content = content
    content.changeParagraphStyles(filling: style.paragraphStyle) {
      if $0.alignment == .natural { $0.alignment = composedStyle.alignment }
    }
    return content.composed(in: composedStyle)
  }
}
