/// A decoder for image files of all formats in `ImageFormat`.
package enum ImageDecoder {
  /// Decodes the image in `bytes`, whose format is detected from the first bytes.
  package static func decode(
    _ bytes: [UInt8], limits: ImageLimits = .standard, helper: ImageHelper = .shared
  ) throws(ImageCodecError) -> DecodedImage {
    switch ImageFormat(sniffing: bytes) {
    case .png: try PNGDecoder.decodeImage(bytes, limits: limits)
    case .jpeg: try JPEGDecoder.decodeImage(bytes, limits: limits)
    case .gif: try GIFDecoder.decodeImage(bytes, limits: limits)
    case .webP: try WebPDecoder.decodeImage(bytes, limits: limits)
    case .heic: try HEICDecoder.decodeImage(bytes, limits: limits, helper: helper)
    case nil: throw .unknownFormat(start: Array(bytes.prefix(8)))
    }
  }
}

/// The content of an image file.
package struct DecodedImage: Equatable, Sendable {
  /// The pixels as the file stores them, before the rotation.
  package let pixels: PixelImage
  package let format: ImageFormat
  /// The orientation, which is `.up` if the file does not define one.
  package let orientation: ImageOrientation
  /// Whether the file has no alpha channel.
  package let isOpaque: Bool
}
