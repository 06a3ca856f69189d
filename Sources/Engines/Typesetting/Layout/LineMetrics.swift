internal import Typefaces

/// The extent of a line above and below its baseline.
struct LineMetrics {
  private var ascent: Double?
  private var descent = 0.0
  private var leading = 0.0

  /// Whether the leading of fonts is ignored.
  private let ignoresLeading: Bool

  init(ignoresLeading: Bool) {
    self.ignoresLeading = ignoresLeading
  }

  var isEmpty: Bool { ascent == nil }

  mutating func add(_ font: FontInstance, _ style: TextStyle) {
    ascent = max(ascent ?? 0, font.ascent + style.baselineOffset)
    descent = max(descent, font.descent - style.baselineOffset)
    if !ignoresLeading { leading = max(leading, font.leading + style.leading) }
  }

  mutating func add(_ box: TextAttachmentBox, _ style: TextStyle) {
    ascent = max(ascent ?? 0, box.y + box.height + style.baselineOffset)
    descent = max(descent, -box.y - style.baselineOffset)
  }

  /// Returns a line without runs. Adjustments of the paragraph's line height are applied above the text.
  func line(style: ParagraphStyle, top: Double, range: Range<Int>) -> TextLine {
    let ascent = ascent ?? 0
    var height = ascent + descent + leading
    if style.lineHeightMultiple > 0 {
      height *= style.lineHeightMultiple
    }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 {
      height = min(height, style.maximumLineHeight)
    }
    return TextLine(
      origin: GlyphPosition(x: 0, y: top + height - descent - leading), ascent: ascent, descent: descent,
      leading: leading, top: top, height: height, range: range)
  }
}
