/// Glyphs of a stretch of text in one font, one script and one direction, from left to right.
final class ShapedRun: Sendable {
  struct Glyph: Sendable {
    var glyph: UInt32
    /// The UTF-16 offset, from the run's start, of the first character of the cluster that the glyph belongs to.
    var cluster: Int32
    /// The run cannot be cut before this glyph's cluster without shaping both parts anew.
    var isUnsafeToBreak: Bool
    /// In points; pair adjustments are in it.
    var advance: Double
    var x: Double
    /// Up.
    var y: Double
  }

  let glyphs: [Glyph]
  /// UTF-16 units.
  let length: Int
  let isRightToLeft: Bool

  init(glyphs: [Glyph], length: Int, isRightToLeft: Bool) {
    self.glyphs = glyphs
    self.length = length
    self.isRightToLeft = isRightToLeft
  }
}
