/// Reads image files of any format in `ImageFormat`.
package enum ImageDecoder {
  /// Reads the image in `bytes`, whose beginning says what it is.
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

/// What an image file holds.
package struct DecodedImage: Equatable, Sendable {
  /// As stored in the file, before it is turned.
  package let pixels: PixelImage
  package let format: ImageFormat
  /// `.up` where the file says nothing.
  package let orientation: ImageOrientation
  /// Whether the file has no alpha at all.
  package let isOpaque: Bool
}
