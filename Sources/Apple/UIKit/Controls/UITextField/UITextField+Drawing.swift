import CoreGraphics
import Foundation

// Drawing of the border, the selection and the text.

extension UITextField {
  /// A line of text with its position.
  struct LinePlacement {
    var drawing: TextDrawing
    var origin: CGPoint
    /// The height of a line without text.
    var emptyHeight: CGFloat

    var baseline: CGFloat
  }

  // MARK: - Text

  /// Returns the displayed text: passwords as bullets, in one line, with marked text underlined.
  func shownText(isEditing: Bool) -> NSAttributedString {
    let text = fieldState.text
    if isSecureTextEntry {
      return NSAttributedString(
        string: ConcealedText(text.string).text,
        attributes: text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : fieldState.attributes)
    }
    guard text.string.contains(where: \.isNewline) || fieldState.marked != nil else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    for (index, unit) in text.string.utf16.enumerated() where UITextField.newlines.contains(unit) {
      result.replaceCharacters(in: NSRange(location: index, length: 1), with: " ")
    }
    if isEditing, let marked = fieldState.marked {
      let style = markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
      result.addAttributes(style, range: marked)
    }
    return result
  }

  private static var newlines: [UInt16] { [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029] }

  /// Returns the placement of a text on one line in a rectangle.
  private func placement(_ text: NSAttributedString, in rect: CGRect, isEditing: Bool) -> LinePlacement {
    let direction = effectiveUserInterfaceLayoutDirection
    let aligned = aligning(text)
    var drawing = TextDrawing(
      aligned, width: isEditing ? nil : rect.width, maximumLines: 1,
      lineBreakMode: isEditing
        ? .byClipping
        : paragraphStyle.lineBreakMode == .byWordWrapping
          ? .byTruncatingTail : paragraphStyle.lineBreakMode, direction: direction)
    if !isEditing, let fitted = fitted(aligned, drawing, in: rect, direction) { drawing = fitted }
    let emptyHeight = (font ?? .systemFont(ofSize: UIFont.labelFontSize)).lineHeight
    let height = drawing.layout.lines.isEmpty ? emptyHeight : drawing.size.height
    let share: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      case .center, .fill: 0.5
      }
    let top = rect.minY + (rect.height - height) * share
    let ascent =
      drawing.layout.lines.isEmpty
      ? (font ?? .systemFont(ofSize: UIFont.labelFontSize)).ascender : drawing.firstBaseline
    let baseline = pixelGrid.round(top + ascent)
    var x = rect.minX
    if isEditing {
      let width = drawing.widthWithoutTrailingSpace
      x += max(0, rect.width - width) * horizontalShare(aligned, drawing)
      x -= fieldState.scroll
      if width > rect.width, drawing.layout.lines.first?.isRightToLeft == true { x += rect.width - width }
    }
    return LinePlacement(
      drawing: drawing, origin: CGPoint(x: x, y: baseline - ascent), emptyHeight: emptyHeight, baseline: baseline)
  }

  /// Returns the placement of the displayed text.
  func linePlacement(in rect: CGRect) -> LinePlacement {
    placement(shownText(isEditing: isEditing), in: rect, isEditing: isEditing)
  }

  /// Returns the text with natural alignment resolved according to the direction of the field.
  private func aligning(_ text: NSAttributedString) -> NSAttributedString {
    let alignment: NSTextAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    let result = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(value as? NSParagraphStyle ?? paragraphStyle)
      if style.alignment == .natural || style.alignment == .justified { style.alignment = alignment }
      result.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return result
  }

  /// Returns the fraction of the remaining space that is to the left of edited text.
  private func horizontalShare(_ text: NSAttributedString, _ drawing: TextDrawing) -> CGFloat {
    let style =
      text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    switch style?.alignment ?? textAlignment {
    case .center: return 0.5
    case .right: return 1
    case .left: return 0
    case .natural, .justified: return effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }

  /// Returns the text in the largest smaller font in which it fits, or `nil` if it does not change.
  private func fitted(
    _ text: NSAttributedString, _ drawing: TextDrawing, in rect: CGRect, _ direction: UIUserInterfaceLayoutDirection
  ) -> TextDrawing? {
    guard adjustsFontSizeToFitWidth, minimumFontSize > 0, drawing.isTruncated, let size = font?.pointSize,
      minimumFontSize < size
    else { return nil }
    var (small, large) = (minimumFontSize / size, CGFloat(1))
    func scaled(_ scale: CGFloat) -> TextDrawing {
      TextDrawing(
        text.scalingFonts(by: scale), width: rect.width, maximumLines: 1, lineBreakMode: .byTruncatingTail,
        direction: direction)
    }
    var best = scaled(small)
    guard !best.isTruncated else { return best }
    for _ in 0..<10 {
      let middle = (small + large) / 2
      let candidate = scaled(middle)
      if candidate.isTruncated { large = middle } else { (small, best) = (middle, candidate) }
    }
    return best
  }

  var geometry: TextGeometry {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let line = linePlacement(in: rect)
    let empty = CGRect(
      x: rect.minX + rect.width * horizontalShare(fieldState.text, line.drawing), y: line.origin.y, width: 0,
      height: line.emptyHeight)
    return TextGeometry(
      layout: line.drawing.layout, origin: line.origin,
      concealment: isSecureTextEntry ? ConcealedText(fieldState.text.string) : nil, emptyCaret: empty)
  }

  // MARK: - Drawing

  func drawField() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawBorder(in: borderRect(forBounds: bounds), context)
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if hasText {
      drawText(in: rect)
    } else if fieldState.placeholder != nil {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  func drawLaidOutText(in rect: CGRect) {
    guard hasText, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let line = linePlacement(in: rect)
    context.saveGState()
    if isEditing { context.clip(to: CGRect(x: rect.minX, y: bounds.minY, width: rect.width, height: bounds.height)) }
    if isEditing, selection.length > 0 {
      context.setFillColor(tintColor.withAlphaComponent(TextSelectionLooks.alpha).cgColor)
      context.fill(geometry.rects(for: selection))
    }
    line.drawing.draw(at: line.origin, in: context)
    context.restoreGState()
  }

  func drawLaidOutPlaceholder(in rect: CGRect) {
    guard let placeholder = fieldState.placeholder, rect.width > 0, rect.height > 0,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let line = placement(styledPlaceholder(placeholder), in: rect, isEditing: false)
    line.drawing.draw(at: line.origin, in: context)
  }

  private func drawBorder(in rect: CGRect, _ context: CGContext) {
    if borderStyle != .roundedRect, let image = isEnabled ? background : background.map({ disabledBackground ?? $0 }) {
      image.draw(in: rect)
      return
    }
    switch borderStyle {
    case .none: break
    case .line: TextFieldBorder.drawLine(in: rect, context)
    case .bezel: TextFieldBorder.drawBezel(in: rect, context)
    case .roundedRect:
      TextFieldBorder.drawRoundedRect(
        in: rect, fill: backgroundColor, isEnabled: isEnabled, scale: pixelGrid.scale, measures.textFields)
    }
  }
}
