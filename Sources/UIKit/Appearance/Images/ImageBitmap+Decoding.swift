import CoreGraphics
import ImageCodecs

extension ImageBitmap {
  /// The picture in a file's content; nil where it is none or is damaged, as `UIImage` answers.
  convenience init?(encoded bytes: [UInt8]) {
    guard let decoded = try? ImageDecoder.decode(bytes) else { return nil }
    let pixels = decoded.pixels
    let image = pixels.bytes.withUnsafeBytes {
      CGImage(
        bgraPremultiplied: $0, width: pixels.width, height: pixels.height, bytesPerRow: pixels.bytesPerRow,
        isOpaque: decoded.isOpaque)
    }
    self.init(image, orientation: UIImage.Orientation(decoded.orientation))
  }
}
