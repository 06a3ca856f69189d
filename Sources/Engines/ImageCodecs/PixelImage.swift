import Foundation

/// An image in memory: rows from the top, four bytes a pixel (blue, green, red, alpha), with premultiplied alpha.
///
/// The image has no scale. Its color space is sRGB.
package struct PixelImage: Equatable, Sendable {
  /// The maximum number of pixels. Their size in bytes fits the lengths in image formats.
  package static let maximumPixelCount = 1 << 28

  /// The width in pixels, greater than 0.
  package let width: Int
  package let height: Int
  /// The distance between the starts of two rows in bytes, at least `width * 4`.
  package let bytesPerRow: Int
  /// The pixels, at least `height * bytesPerRow` bytes.
  package var bytes: [UInt8]

  /// Creates a transparent image.
  package init(width: Int, height: Int) {
    PixelImage.checkSize(width: width, height: height, bytesPerRow: width * 4)
    self.width = width
    self.height = height
    self.bytesPerRow = width * 4
    self.bytes = [UInt8](repeating: 0, count: width * 4 * height)
  }

  /// Creates an image of bytes. The number of bytes must be sufficient.
  package init(width: Int, height: Int, bytesPerRow: Int, bytes: [UInt8]) {
    PixelImage.checkSize(width: width, height: height, bytesPerRow: bytesPerRow)
    precondition(
      bytes.count >= height * bytesPerRow,
      "PixelImage: \(height) rows of \(bytesPerRow) bytes need more than \(bytes.count) bytes")
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.bytes = bytes
  }

  /// The pixel in column `x` of row `y`, with premultiplied alpha.
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    get {
      let start = offset(x, y)
      return (bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
    }
    set {
      let start = offset(x, y)
      bytes[start] = newValue.blue
      bytes[start + 1] = newValue.green
      bytes[start + 2] = newValue.red
      bytes[start + 3] = newValue.alpha
    }
  }

  package static func == (left: PixelImage, right: PixelImage) -> Bool {
    guard left.width == right.width, left.height == right.height, left.bytesPerRow == right.bytesPerRow,
      left.bytes.count == right.bytes.count
    else { return false }
    // The comparison of arrays goes byte by byte and is slow.
    return left.bytes.withUnsafeBytes { old in
      right.bytes.withUnsafeBytes { new in memcmp(old.baseAddress!, new.baseAddress!, old.count) == 0 }
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && y >= 0 && x < width && y < height, "PixelImage: (\(x), \(y)) is outside of \(width) x \(height) pixels")
    return y * bytesPerRow + x * 4
  }

  /// Stops the program if the size is invalid.
  static func checkSize(width: Int, height: Int, bytesPerRow: Int) {
    precondition(
      width > 0 && height > 0 && width <= maximumPixelCount / height,
      "PixelImage: a picture cannot have \(width) x \(height) pixels")
    precondition(
      bytesPerRow >= width * 4 && bytesPerRow <= Int.max / height,
      "PixelImage: \(bytesPerRow) bytes is too short for a row of \(width) pixels")
  }
}
