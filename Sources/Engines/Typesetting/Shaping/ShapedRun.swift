/// The glyphs of a text with one font, one script and one direction, from left to right.
final class ShapedRun: Sendable {
  struct Glyph: Sendable {
    var glyph: UInt32
    /// The UTF-16 offset, from the run's start, of the first character of the glyph's cluster.
    var cluster: Int32
    /// Whether cutting the run before this glyph's cluster requires shaping both parts again.
    var isUnsafeToBreak: Bool
    /// The advance in points, including pair adjustments.
    var advance: Double
    var x: Double
    /// The vertical offset in points, with y up.
    var y: Double
  }

  let glyphs: [Glyph]
  /// The length in UTF-16 units.
  let length: Int
  let isRightToLeft: Bool

  init(glyphs: [Glyph], length: Int, isRightToLeft: Bool) {
    self.glyphs = glyphs
    self.length = length
    self.isRightToLeft = isRightToLeft
  }
}
