import CoreGraphics
import ImageCodecs

extension ImageContent {
  /// The picture in a file's content, whatever the file's name says; nil where it is none or is damaged, as `UIImage`
  /// answers.
  init?(encoded bytes: [UInt8]) {
    if ImageFormat(sniffing: bytes) != nil {
      guard let decoded = try? ImageDecoder.decode(bytes) else { return nil }
      self = .pixels(
        ImageBitmap(
          CGImage(decoded.pixels, isOpaque: decoded.isOpaque), orientation: UIImage.Orientation(decoded.orientation)))
    } else if let file = try? VectorFile(bytes) {
      self = .drawing(ImageDrawing(VectorDrawing(file)))
    } else {
      return nil
    }
  }
}
