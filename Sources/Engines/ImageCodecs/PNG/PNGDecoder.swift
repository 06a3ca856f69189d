internal import CImageRows
internal import CPNG

/// A decoder for PNG: every color type and depth, interlaced or not.
///
/// Sixteen bits are rounded to eight. If the file states a gamma other than that of sRGB (gAMA), colors are converted
/// to sRGB. Profiles (iCCP) are ignored.
package enum PNGDecoder {
  package static func decode(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageCodecError) -> PixelImage {
    try decodeImage(bytes, limits: limits).pixels
  }

  static func decodeImage(_ bytes: [UInt8], limits: ImageLimits) throws(ImageCodecError) -> DecodedImage {
    let structure = try PNGStructure(bytes)
    try limits.check(width: structure.width, height: structure.height, format: .png)
    guard structure.canHoldItsPixels else {
      throw .corrupt(
        .png, offset: nil, reason: "its data is too short for \(structure.width) x \(structure.height) pixels")
    }

    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let outcome = bytes.withUnsafeBytes { file -> Result<([UInt8], isOpaque: Bool), ImageCodecError> in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        return .failure(error(of: image))
      }
      let (width, height) = (Int(image.width), Int(image.height))
      guard width == structure.width, height == structure.height else {
        return .failure(.corrupt(.png, offset: nil, reason: "it has two headers"))
      }
      let isOpaque = image.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) == 0
      // Without this flag, libpng treats sixteen bits without a stated gamma as linear light.
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
      var succeeded = false
      let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        succeeded = png_image_finish_read(&image, nil, buffer.baseAddress, png_int_32(width * 4), nil) != 0
        if succeeded {
          if !isOpaque { vc_premultiply(buffer.baseAddress, width * height) }
          count = width * height * 4
        }
      }
      return succeeded ? .success((pixels, isOpaque)) : .failure(error(of: image))
    }
    let (pixels, isOpaque) = try outcome.get()
    return DecodedImage(
      pixels: PixelImage(
        width: structure.width, height: structure.height, bytesPerRow: structure.width * 4, bytes: pixels),
      format: .png, orientation: .up, isOpaque: isOpaque)
  }

  /// Returns the error that libpng reports.
  private static func error(of image: png_image) -> ImageCodecError {
    let message = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return .corrupt(.png, offset: nil, reason: message.isEmpty ? "it cannot be read" : message)
  }
}
