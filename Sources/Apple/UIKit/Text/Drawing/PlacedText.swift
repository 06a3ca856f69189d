import Foundation

/// Text that is laid out with drawing options, with its position.
struct PlacedText {
  let drawing: TextDrawing
  /// The position of the layout's top left corner.
  let topLeft: CGPoint
  /// The bounds that `boundingRect` returns.
  let bounds: CGRect

  init(
    _ text: NSAttributedString, in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) {
    let factor = PlacedText.fittingFactor(text, rect.size, options, context?.minimumScaleFactor ?? 0)
    context?.actualScaleFactor = factor
    drawing = PlacedText.layOut(factor == 1 ? text : text.scalingTextFonts(by: factor), rect.size, options)
    let size = drawing.size
    if options.contains(.usesLineFragmentOrigin) {
      topLeft = rect.origin
      bounds = CGRect(origin: rect.origin, size: size)
    } else {
      topLeft = CGPoint(x: rect.origin.x, y: rect.origin.y - drawing.firstBaseline)
      bounds = CGRect(
        x: rect.origin.x, y: rect.origin.y - (size.height - drawing.firstBaseline), width: size.width,
        height: size.height)
    }
  }

  private static func layOut(_ text: NSAttributedString, _ size: CGSize, _ options: NSStringDrawingOptions)
    -> TextDrawing
  {
    let leads = options.contains(.usesFontLeading)
    guard options.contains(.usesLineFragmentOrigin) else {
      return TextDrawing(text, maximumLines: 1, usesFontLeading: leads)
    }
    let width = size.width > 0 ? size.width : nil
    guard options.contains(.truncatesLastVisibleLine), size.height > 0 else {
      return TextDrawing(text, width: width, usesFontLeading: leads)
    }
    return TextDrawing(
      text, width: width, height: size.height, lineBreakMode: .byTruncatingTail, usesFontLeading: leads)
  }

  /// Returns the largest allowed factor at which the text fits, by bisection.
  private static func fittingFactor(
    _ text: NSAttributedString, _ size: CGSize, _ options: NSStringDrawingOptions, _ least: CGFloat
  ) -> CGFloat {
    guard least > 0, least < 1, size.width > 0 else { return 1 }
    func fits(_ factor: CGFloat) -> Bool {
      let scaled = factor == 1 ? text : text.scalingTextFonts(by: factor)
      let used = layOut(scaled, size, options.subtracting(.truncatesLastVisibleLine)).size
      return used.width <= size.width && (size.height <= 0 || used.height <= size.height)
    }
    if fits(1) { return 1 }
    var (small, large) = (least, CGFloat(1))
    guard fits(small) else { return least }
    for _ in 0..<8 {
      let middle = (small + large) / 2
      if fits(middle) { small = middle } else { large = middle }
    }
    return small
  }
}

extension NSAttributedString {
  /// Returns the text with all font sizes multiplied by a factor.
  fileprivate func scalingTextFonts(by factor: CGFloat) -> NSAttributedString {
    let scaled = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
      let font = value as? UIFont ?? UIFont(instance: DefaultFont.instance)
      scaled.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
    }
    return scaled
  }
}
