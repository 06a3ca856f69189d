internal import CImageHelper
internal import CImageRows

/// A decoder for HEIC and AVIF, which reads the primary image and applies the file's rotation. `ImageHelper` does the
/// work.
package enum HEICDecoder {
  /// Whether libheif has a decoder for HEIC. Newer systems have it in a separate package (libheif-plugin-libde265).
  package static var canDecode: Bool {
    var request = vc_helper_request()
    request.kind = UInt32(VC_HELPER_CAPABILITIES)
    guard let reply = try? ImageHelper.shared.ask(request, file: [], maximumPixelCount: 0) else { return false }
    return reply.header.flags & UInt32(VC_HELPER_DECODES_HEVC) != 0
  }

  static func decodeImage(
    _ bytes: [UInt8], limits: ImageLimits, helper: ImageHelper = .shared
  ) throws(ImageCodecError) -> DecodedImage {
    var request = vc_helper_request()
    request.kind = UInt32(VC_HELPER_DECODE)
    request.width = UInt32(clamping: limits.maximumSide)
    request.height = UInt32(clamping: limits.maximumPixelCount)
    let reply: ImageHelperConnection.Reply
    do throws(ImageHelperError) {
      reply = try helper.ask(request, file: bytes, maximumPixelCount: limits.maximumPixelCount)
    } catch {
      throw .helper(.heic, error)
    }
    let (width, height) = (Int(reply.header.width), Int(reply.header.height))
    switch Int(reply.header.status) {
    case VC_HELPER_OK where !reply.bytes.isEmpty:
      return image(reply.bytes, width: width, height: height, flags: reply.header.flags)
    case VC_HELPER_TOO_LARGE:
      try limits.check(width: width, height: height, format: .heic)
      throw .corrupt(.heic, offset: nil, reason: "it has no pixels")
    case VC_HELPER_UNSUPPORTED: throw .unsupported(.heic, reason: reply.text)
    case VC_HELPER_OK: throw .corrupt(.heic, offset: nil, reason: "it has no pixels")
    default: throw .corrupt(.heic, offset: nil, reason: reply.text)
    }
  }

  private static func image(_ bytes: [UInt8], width: Int, height: Int, flags: UInt32) -> DecodedImage {
    var bytes = bytes
    let hasAlpha = flags & UInt32(VC_HELPER_HAS_ALPHA) != 0
    if hasAlpha { bytes.withUnsafeMutableBufferPointer { vc_premultiply($0.baseAddress, width * height) } }
    return DecodedImage(
      pixels: PixelImage(width: width, height: height, bytesPerRow: width * 4, bytes: bytes), format: .heic,
      orientation: .up, isOpaque: !hasAlpha)
  }
}
