package import Typefaces

/// Adjacent glyphs of a line with one font and one direction.
package struct GlyphRun: Sendable {
  package var font: FontInstance
  /// The tag of the glyphs' style.
  package var tag: Int
  package var isRightToLeft: Bool
  /// The UTF-16 offsets of the displayed text. The range is empty for an ellipsis.
  package var range: Range<Int>
  /// The glyphs from left to right, regardless of the direction.
  package var glyphs: [UInt32]
  /// The origins of the glyphs relative to the line's origin, in points with y down, including the baseline offset.
  package var positions: [GlyphPosition]
  package var advances: [Double]
  /// The UTF-16 offset of the first character of each glyph.
  package var utf16Indices: [Int]
  /// The distance of the run's left edge from the line's origin, in points.
  package var x: Double
  package var width: Double
  package var baselineOffset: Double
  /// The box of an attachment, or nil. A run with a box has no glyphs.
  package var attachment: TextAttachmentBox?
}

/// The position of a glyph's origin relative to the line's origin, in points with y down.
package struct GlyphPosition: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
