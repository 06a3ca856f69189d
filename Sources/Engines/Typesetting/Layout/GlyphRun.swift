package import Typefaces

/// Glyphs of one font and one direction that lie side by side in a line.
package struct GlyphRun: Sendable {
  package var font: FontInstance
  /// The tag of the style that the glyphs come from.
  package var tag: Int
  package var isRightToLeft: Bool
  /// The UTF-16 offsets of the text that the run shows; empty for an ellipsis.
  package var range: Range<Int>
  /// From left to right, whatever the direction.
  package var glyphs: [UInt32]
  /// Of the glyphs' origins from the line's origin, in points, y down; the baseline offset is in them.
  package var positions: [GlyphPosition]
  package var advances: [Double]
  /// For each glyph the UTF-16 offset of the first character it stands for.
  package var utf16Indices: [Int]
  /// The run's left edge from the line's origin, in points.
  package var x: Double
  package var width: Double
  package var baselineOffset: Double
  /// The box of an attachment; the run then has no glyphs.
  package var attachment: TextAttachmentBox?
}

/// Where a glyph's origin lies, in points from the line's origin; y down.
package struct GlyphPosition: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
