/// Where a glyph's origin lies, in points from the line's origin; y down.
package struct GlyphPosition: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
