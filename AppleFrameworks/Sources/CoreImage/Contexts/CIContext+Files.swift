import CoreGraphics
import Foundation

extension CIContext {
  /// The content of a PNG file with all of an image; nil for one without pixels or without end.
  ///
  /// - Parameters:
  ///   - format: Components have a byte each here, whatever it says.
  ///   - colorSpace: The file's is sRGB here, whatever it says.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    encode(image, as: "public.png", options: nil)
  }

  /// The content of a JPEG file with all of an image; nil for one without pixels or without end.
  ///
  /// - Parameters:
  ///   - colorSpace: The file's is sRGB here, whatever it says.
  ///   - options: `kCGImageDestinationLossyCompressionQuality`, from 0 to 1.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let key = kCGImageDestinationLossyCompressionQuality as String
    let quality = options[CIImageRepresentationOption(rawValue: key)]
    return encode(image, as: "public.jpeg", options: quality.flatMap(number).map { [key: NSNumber(value: $0)] })
  }

  /// Writes a PNG file with all of an image. See `pngRepresentation(of:format:colorSpace:options:)`.
  ///
  /// - Throws: Where the image has no pixels or no end, and where the file can't be written.
  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
  }

  /// Writes a JPEG file with all of an image. See `jpegRepresentation(of:colorSpace:options:)`.
  ///
  /// - Throws: Where the image has no pixels or no end, and where the file can't be written.
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url)
  }

  private func write(_ data: Data?, to url: URL) throws {
    guard let data else {
      throw CocoaError(
        .fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: "The image has no pixels, or has no end"])
    }
    try data.write(to: url)
  }

  private func encode(_ image: CIImage, as type: String, options: [String: NSNumber]?) -> Data? {
    guard let pixels = createCGImage(image, from: image.extent) else { return nil }
    let data = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(data, type as CFString, 1, nil) else { return nil }
    CGImageDestinationAddImage(destination, pixels, options.map { NSDictionary(dictionary: $0) })
    return CGImageDestinationFinalize(destination) ? Data(referencing: data) : nil
  }
}
