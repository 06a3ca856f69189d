/// The pixels of a glyph, and where they lie beside the pen.
package final class GlyphImage: Sendable {
  package enum Format: Sendable {
    /// One byte a pixel: how much of it the glyph covers, 0...255.
    case alpha8
    /// Four bytes a pixel, blue first, colors multiplied by alpha, sRGB: a color glyph.
    case bgraPremultiplied
  }

  package let format: Format
  package let width: Int
  package let height: Int
  /// Pixels from the pen's pixel to the left column, positive to the right.
  package let left: Int
  /// Pixels from the baseline up to the upper edge of the first row.
  package let top: Int
  package let bytesPerRow: Int
  /// Rows from the top down.
  package let bytes: [UInt8]

  package init(format: Format, width: Int, height: Int, left: Int, top: Int, bytesPerRow: Int, bytes: [UInt8]) {
    precondition(bytes.count >= bytesPerRow * height, "A glyph image needs all of its rows")
    self.format = format
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.bytesPerRow = bytesPerRow
    self.bytes = bytes
  }
}
