internal import CImageRows
internal import CTurboJPEG

/// A decoder for JPEG: baseline and progressive; gray, color and CMYK.
package enum JPEGDecoder {
  package static func decode(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageCodecError) -> (pixels: PixelImage, orientation: ImageOrientation) {
    let image = try decodeImage(bytes, limits: limits)
    return (image.pixels, image.orientation)
  }

  static func decodeImage(_ bytes: [UInt8], limits: ImageLimits) throws(ImageCodecError) -> DecodedImage {
    let decoder = tjInitDecompress()!
    defer { tjDestroy(decoder) }
    var (width, height, subsampling, colors): (CInt, CInt, CInt, CInt) = (0, 0, 0, 0)
    let count = CUnsignedLong(bytes.count)
    guard tjDecompressHeader3(decoder, bytes, count, &width, &height, &subsampling, &colors) == 0 else {
      throw error(of: decoder, byteCount: bytes.count)
    }
    guard width > 0, height > 0 else { throw .corrupt(.jpeg, offset: nil, reason: "it has no pixels") }
    try limits.check(width: Int(width), height: Int(height), format: .jpeg)

    // libjpeg does not convert CMYK to RGB.
    let isCMYK = colors == CInt(TJCS_CMYK.rawValue) || colors == CInt(TJCS_YCCK.rawValue)
    let format = isCMYK ? TJPF_CMYK : TJPF_BGRA
    var status: CInt = 0
    var pixels = [UInt8](unsafeUninitializedCapacity: Int(width) * Int(height) * 4) { buffer, initialized in
      // Parts that are missing from a damaged file must not contain earlier data of the memory.
      buffer.initialize(repeating: 0)
      // An unlimited number of scans would take unlimited time.
      let flags = CInt(TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
      status = tjDecompress2(
        decoder, bytes, count, buffer.baseAddress, width, width * 4, height, CInt(format.rawValue), flags)
      initialized = buffer.count
    }
    if status != 0 && !isHarmless(decoder) { throw error(of: decoder, byteCount: bytes.count) }
    if isCMYK { vc_convert_cmyk(&pixels, pixels.count / 4) }
    return DecodedImage(
      pixels: PixelImage(width: Int(width), height: Int(height), bytesPerRow: Int(width) * 4, bytes: pixels),
      format: .jpeg, orientation: EXIFOrientation.read(fromJPEG: bytes) ?? .up, isOpaque: true)
  }

  /// Returns whether all pixels were decoded despite a warning of libjpeg. Cameras and editors leave stray bytes
  /// between segments.
  private static func isHarmless(_ decoder: tjhandle) -> Bool {
    tjGetErrorCode(decoder) == CInt(TJERR_WARNING.rawValue) && message(of: decoder).contains("extraneous bytes before")
  }

  private static func error(of decoder: tjhandle, byteCount: Int) -> ImageCodecError {
    let message = message(of: decoder)
    // libjpeg reports "Premature end of JPEG file", or "no image" if the data ends before the header.
    if message.contains("Premature end") || message.contains("no image") && byteCount < 100 {
      return .truncated(.jpeg, offset: byteCount)
    }
    return .corrupt(.jpeg, offset: nil, reason: message)
  }

  private static func message(of decoder: tjhandle) -> String {
    String(cString: tjGetErrorStr2(decoder))
  }
}
