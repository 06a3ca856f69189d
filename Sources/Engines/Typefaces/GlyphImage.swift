/// The pixels of a glyph, and their position relative to the pen.
package final class GlyphImage: Sendable {
  package enum Format: Sendable {
    /// One byte a pixel: the coverage, 0...255.
    case alpha8
    /// Four bytes a pixel for a color glyph: sRGB with blue first and premultiplied alpha.
    case bgraPremultiplied
  }

  package let format: Format
  package let width: Int
  package let height: Int
  /// The distance from the pen's pixel to the left column in pixels, positive to the right.
  package let left: Int
  /// The distance from the baseline up to the upper edge of the first row, in pixels.
  package let top: Int
  package let bytesPerRow: Int
  /// The rows from the top down.
  package let bytes: [UInt8]

  package init(format: Format, width: Int, height: Int, left: Int, top: Int, bytesPerRow: Int, bytes: [UInt8]) {
    precondition(bytes.count >= bytesPerRow * height, "A glyph image must have the bytes of all rows")
    self.format = format
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.bytesPerRow = bytesPerRow
    self.bytes = bytes
  }
}
