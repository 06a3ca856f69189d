// Position of the drawn text, which is fitted, tightened, centered and aligned with whole pixels.

extension UILabel {
  /// The layout of a text in a rectangle, with the position of its top left corner.
  struct Placement {
    var layout: TextDrawing
    var origin: CGPoint

    var firstBaseline: CGFloat { origin.y + layout.firstBaseline }
    var lastBaseline: CGFloat { origin.y + layout.lastBaseline }
  }

  func drawLaidOutText(in rect: CGRect) {
    guard !content.isEmpty, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let placement = textPlacement(in: rect)
    context.saveGState()
    if !isEnabled { context.setAlpha(measures.controls.disabledAlpha) }
    placement.layout.draw(
      at: placement.origin, in: context, overridingColor: isHighlighted ? highlightedTextColor : nil)
    context.restoreGState()
  }

  /// Returns the placement of the text in a rectangle. The text is centered vertically, with its first baseline on a
  /// whole pixel.
  func textPlacement(in rect: CGRect) -> Placement {
    let full = textLayout(width: rect.width, height: rect.height, numberOfLines: numberOfLines)
    let fitted = fittedLayout(full, in: rect.size)
    let layout = fitted ?? full
    var y = rect.minY + (rect.height - layout.sizeWithoutLastLeading.height) / 2
    if fitted != nil, numberOfLines == 1 {
      let fullTop = rect.minY + (rect.height - full.sizeWithoutLastLeading.height) / 2
      switch baselineAdjustment {
      case .alignBaselines: y = fullTop + full.firstBaseline - layout.firstBaseline
      case .alignCenters: break
      case .none: y = fullTop
      }
    }
    let baseline = pixelGrid.round(y + layout.firstBaseline)
    return Placement(layout: layout, origin: CGPoint(x: rect.minX, y: baseline - layout.firstBaseline))
  }

  /// The distance by which double underlines and glyphs of fonts other than that of the label extend beyond the lines.
  /// A label that is lower than its text clips them.
  var textOverhang: CGFloat {
    guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return 0 }
    let layout = textLayout(width: bounds.width, height: bounds.height, numberOfLines: numberOfLines)
    return layout.sizeWithoutLastLeading.height <= bounds.height + 1 ? pixelGrid.ceil(layout.overhang) : 0
  }

  /// Returns another layout of text that does not fit, either tightened or in a smaller font, or `nil` to use the full
  /// layout.
  private func fittedLayout(_ full: TextDrawing, in size: CGSize) -> TextDrawing? {
    guard isCut(full, in: size) else { return nil }
    if allowsDefaultTighteningForTruncation, let tightened = tightenedLayout(in: size) { return tightened }
    guard adjustsFontSizeToFitWidth, numberOfLines != 0, minimumScaleFactor > 0, minimumScaleFactor < 1 else {
      return nil
    }
    return shrunkLayout(in: size)
  }

  private func isCut(_ layout: TextDrawing, in size: CGSize) -> Bool {
    layout.isTruncated || layout.size.width > size.width + 1 / (pixelGrid.scale * 2)
  }

  /// Returns the layout at the largest scale at which the text fits, which is found by bisection. If the text does not
  /// fit at any scale, the minimum scale is used.
  private func shrunkLayout(in size: CGSize) -> TextDrawing {
    let text = composedText
    func layout(scale: CGFloat) -> TextDrawing {
      layOut(text.scalingFonts(by: scale), width: size.width, height: size.height, numberOfLines: numberOfLines)
    }
    var best = layout(scale: minimumScaleFactor)
    guard !isCut(best, in: size) else { return best }
    var (fits, tooLarge) = (minimumScaleFactor, CGFloat(1))
    for _ in 0..<10 {
      let middle = (fits + tooLarge) / 2
      let candidate = layout(scale: middle)
      if isCut(candidate, in: size) {
        tooLarge = middle
      } else {
        (fits, best) = (middle, candidate)
      }
    }
    return best
  }

  /// The maximum tightening of letters before a line is truncated, as a fraction of the font size. Button titles of 14
  /// points were observed to lose up to 0.46 points per letter.
  private static var tighteningLimit: CGFloat { 0.033 }

  /// Returns a single line that is tightened to fit, or `nil` if it would have to be tightened too much.
  private func tightenedLayout(in size: CGSize) -> TextDrawing? {
    guard numberOfLines == 1 else { return nil }
    let gaps = CGFloat((content.string?.utf16.count ?? 0) - 1)
    let natural = textLayout(width: nil, height: nil, numberOfLines: 1).size.width
    let excess = natural - size.width
    let maxExcess = gaps * style.font.pointSize * UILabel.tighteningLimit
    guard excess > 0, excess <= maxExcess else { return nil }
    // The tightening of the last glyph is outside the line and has no effect, so that slightly more than necessary is
    // applied.
    let tightened = composedText.addingTracking(-excess / gaps)
    let layout = layOut(tightened, width: size.width, height: nil, numberOfLines: 1)
    return layout.isTruncated ? nil : layout
  }
}

extension UILabel {
  /// Whether a part of the text is not visible, because there is too little space. Tightened or shrunk text that fits
  /// is not cut.
  package var isTextCut: Bool {
    guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return false }
    let size = bounds.size
    let full = textLayout(width: size.width, height: size.height, numberOfLines: numberOfLines)
    if let fitted = fittedLayout(full, in: size) { return isCut(fitted, in: size) }
    if isCut(full, in: size) { return true }
    let shown = full.sizeWithoutLastLeading.height
    let whole = textLayout(width: size.width, height: nil, numberOfLines: 0).sizeWithoutLastLeading.height
    // Text is cut if lines are omitted, or if a line loses more than the space between lines.
    return whole > shown + 1 || shown > size.height + style.font.lineHeight * UILabel.roomOfLine
  }

  /// The fraction of a line without strokes in most scripts.
  private static var roomOfLine: CGFloat { 0.25 }

  /// Returns the size of the text as it is drawn in a rectangle, in whole pixels, after truncation, tightening or
  /// shrinking.
  func fittedTextSize(in rect: CGRect) -> CGSize {
    guard !content.isEmpty else { return .zero }
    return pixelGrid.ceil(textPlacement(in: rect).layout.sizeWithoutLastLeading)
  }
}
