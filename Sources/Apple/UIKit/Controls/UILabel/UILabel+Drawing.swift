// Where a label's text is drawn: fitted, tightened, centered, on whole pixels.

extension UILabel {
  /// Text laid out for a rectangle, with the place of its top left corner.
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

  /// Where the text of a rectangle goes: centered vertically, its first baseline on a whole pixel.
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

  /// How far letters of fonts other than the label's own, and double lines, reach beyond the lines. A label that is
  /// lower than its text cuts it off.
  var textOverhang: CGFloat {
    guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return 0 }
    let layout = textLayout(width: bounds.width, height: bounds.height, numberOfLines: numberOfLines)
    return layout.sizeWithoutLastLeading.height <= bounds.height + 1 ? pixelGrid.ceil(layout.overhang) : 0
  }

  /// Another layout of text that does not fit: tightened, or in a smaller font. `nil` where the full one stays.
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

  /// The largest scale at which the text fits, found by halving; the smallest allowed one where none does.
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

  /// How far letters may move together before a line is truncated, as a share of the font's size: button titles of 14
  /// points were seen to lose up to 0.46 points a letter.
  private static var tighteningLimit: CGFloat { 0.033 }

  /// A single line whose letters are moved closer together so that it fits; `nil` where that is too much.
  private func tightenedLayout(in size: CGSize) -> TextDrawing? {
    guard numberOfLines == 1 else { return nil }
    let gaps = CGFloat((content.string?.utf16.count ?? 0) - 1)
    let natural = textLayout(width: nil, height: nil, numberOfLines: 1).size.width
    let excess = natural - size.width
    let maxExcess = gaps * style.font.pointSize * UILabel.tighteningLimit
    guard excess > 0, excess <= maxExcess else { return nil }
    // The last glyph's share falls outside the line and does not count, so a little more than needed is taken.
    let tightened = composedText.addingTracking(-excess / gaps)
    let layout = layOut(tightened, width: size.width, height: nil, numberOfLines: 1)
    return layout.isTruncated ? nil : layout
  }
}

extension UILabel {
  /// Whether some of the text is not to be seen, for want of room: what was tightened or shrunk to fit is not cut.
  package var isTextCut: Bool {
    guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return false }
    let size = bounds.size
    let full = textLayout(width: size.width, height: size.height, numberOfLines: numberOfLines)
    if let fitted = fittedLayout(full, in: size) { return isCut(fitted, in: size) }
    if isCut(full, in: size) { return true }
    let shown = full.sizeWithoutLastLeading.height
    let whole = textLayout(width: size.width, height: nil, numberOfLines: 0).sizeWithoutLastLeading.height
    // Lines that were left out, and a line that loses more than what lies between lines.
    return whole > shown + 1 || shown > size.height + style.font.lineHeight * UILabel.roomOfLine
  }

  /// The share of a line that has no strokes in most scripts.
  private static var roomOfLine: CGFloat { 0.25 }

  /// The size, in whole pixels, of the text as it is drawn into a rectangle: shortened, tightened or shrunk.
  func fittedTextSize(in rect: CGRect) -> CGSize {
    guard !content.isEmpty else { return .zero }
    return pixelGrid.ceil(textPlacement(in: rect).layout.sizeWithoutLastLeading)
  }
}
