internal import CImageRows
internal import CWebP

/// A decoder for WebP: lossy and lossless, with or without alpha. It decodes the first frame of an animation.
package enum WebPDecoder {
  static func decodeImage(_ bytes: [UInt8], limits: ImageLimits) throws(ImageCodecError) -> DecodedImage {
    var features = WebPBitstreamFeatures()
    try check(WebPGetFeatures(bytes, bytes.count, &features), byteCount: bytes.count)
    let (width, height) = (Int(features.width), Int(features.height))
    guard width > 0, height > 0 else { throw .corrupt(.webP, offset: nil, reason: "it has no pixels") }
    try limits.check(width: width, height: height, format: .webP)
    if features.has_animation != 0 { return try decodeFirstFrame(bytes, width: width, height: height) }

    var succeeded = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      buffer.initialize(repeating: 0)
      succeeded = WebPDecodeBGRAInto(bytes, bytes.count, buffer.baseAddress, buffer.count, CInt(width * 4)) != nil
      if features.has_alpha != 0 { vc_premultiply(buffer.baseAddress, width * height) }
      count = buffer.count
    }
    // The header was valid, so the rest is missing or damaged.
    guard succeeded else { throw .corrupt(.webP, offset: nil, reason: "its pixels are truncated or damaged") }
    return DecodedImage(
      pixels: PixelImage(width: width, height: height, bytesPerRow: width * 4, bytes: pixels), format: .webP,
      orientation: .up, isOpaque: features.has_alpha == 0)
  }

  private static func decodeFirstFrame(
    _ bytes: [UInt8], width: Int, height: Int
  ) throws(ImageCodecError) -> DecodedImage {
    let pixels = bytes.withUnsafeBufferPointer { file -> [UInt8]? in
      var options = WebPAnimDecoderOptions()
      guard WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
      options.color_mode = MODE_bgrA
      options.use_threads = 0
      var data = WebPData(bytes: file.baseAddress, size: file.count)
      guard let decoder = WebPAnimDecoderNew(&data, &options) else { return nil }
      defer { WebPAnimDecoderDelete(decoder) }
      var (frame, time): (UnsafeMutablePointer<UInt8>?, CInt) = (nil, 0)
      guard WebPAnimDecoderGetNext(decoder, &frame, &time) != 0, let frame else { return nil }
      return Array(UnsafeBufferPointer(start: frame, count: width * height * 4))
    }
    guard let pixels else { throw .corrupt(.webP, offset: nil, reason: "its first picture is damaged") }
    return DecodedImage(
      pixels: PixelImage(width: width, height: height, bytesPerRow: width * 4, bytes: pixels), format: .webP,
      orientation: .up, isOpaque: false)
  }

  private static func check(_ status: VP8StatusCode, byteCount: Int) throws(ImageCodecError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA: throw .truncated(.webP, offset: byteCount)
    case VP8_STATUS_UNSUPPORTED_FEATURE:
      throw .unsupported(.webP, reason: "it uses a feature that libwebp does not support")
    default: throw .corrupt(.webP, offset: nil, reason: "its header is damaged")
    }
  }
}
