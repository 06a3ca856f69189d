import CoreGraphics
import Foundation

extension CIContext {
  /// Returns the data of a PNG file with the entire image; `nil` for an empty or infinite image.
  ///
  /// - Parameters:
  ///   - format: Ignored. Components always have one byte.
  ///   - colorSpace: Ignored. The color space of the file is always sRGB.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    encode(image, as: "public.png", options: nil)
  }

  /// Returns the data of a JPEG file with the entire image; `nil` for an empty or infinite image.
  ///
  /// - Parameters:
  ///   - colorSpace: Ignored. The color space of the file is always sRGB.
  ///   - options: The options. `kCGImageDestinationLossyCompressionQuality` is a value from 0 to 1.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let key = kCGImageDestinationLossyCompressionQuality as String
    let quality = options[CIImageRepresentationOption(rawValue: key)]
    return encode(image, as: "public.jpeg", options: quality.flatMap(number).map { [key: NSNumber(value: $0)] })
  }

  /// Writes a PNG file with the entire image. See `pngRepresentation(of:format:colorSpace:options:)`.
  ///
  /// - Throws: An error if the image is empty or infinite, or if the file cannot be written.
  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
  }

  /// Writes a JPEG file with the entire image. See `jpegRepresentation(of:colorSpace:options:)`.
  ///
  /// - Throws: An error if the image is empty or infinite, or if the file cannot be written.
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
