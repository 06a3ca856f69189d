internal import CImageRows
internal import CTurboJPEG

/// An encoder for JPEG.
package enum JPEGEncoder {
  /// The maximum length of a JPEG's side, in pixels.
  package static let maximumSide = 65_535

  /// Encodes an image.
  ///
  /// - Parameter quality: A value from 0, for the smallest file, to 1. Values outside the range are clamped. From 0.9
  ///   on, colors have the full resolution; below, half of it in both directions.
  package static func encode(_ image: PixelImage, quality: Double) throws(ImageCodecError) -> [UInt8] {
    let outcome = image.bytes.withUnsafeBytes { pixels in
      Result { () throws(ImageCodecError) in
        try encode(
          pixels, width: image.width, height: image.height, bytesPerRow: image.bytesPerRow, quality: quality)
      }
    }
    return try outcome.get()
  }

  /// Encodes pixels in the layout of `PixelImage`. Transparent pixels are drawn on white.
  ///
  /// - Parameters:
  ///   - pixels: At least `height * bytesPerRow` bytes. The padding of the last row may be missing.
  ///   - quality: A value from 0, for the smallest file, to 1.
  package static func encode(
    _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, quality: Double
  ) throws(ImageCodecError) -> [UInt8] {
    PixelImage.checkSize(width: width, height: height, bytesPerRow: bytesPerRow)
    precondition(
      pixels.count >= (height - 1) * bytesPerRow + width * 4,
      "JPEGEncoder: \(height) rows of \(bytesPerRow) bytes need more than \(pixels.count) bytes")
    precondition(!quality.isNaN, "JPEGEncoder: the quality is not a number")
    guard width <= maximumSide, height <= maximumSide else {
      throw .tooLarge(.jpeg, width: width, height: height, limit: "\(maximumSide) on a side")
    }

    let opaque = onWhite(pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    let percent = CInt((min(max(quality, 0), 1) * 100).rounded())
    let subsampling = CInt((percent >= 90 ? TJSAMP_444 : TJSAMP_420).rawValue)
    let encoder = tjInitCompress()!
    defer { tjDestroy(encoder) }
    var status: CInt = 0
    let bytes = [UInt8](
      unsafeUninitializedCapacity: Int(tjBufSize(CInt(width), CInt(height), subsampling))
    ) { buffer, initialized in
      var out = buffer.baseAddress
      var count = CUnsignedLong(buffer.count)
      status = tjCompress2(
        encoder, opaque, CInt(width), CInt(width * 4), CInt(height), CInt(TJPF_BGRX.rawValue), &out, &count,
        subsampling, max(percent, 1), CInt(TJFLAG_ACCURATEDCT | TJFLAG_NOREALLOC))
      initialized = status == 0 ? Int(count) : 0
    }
    guard status == 0 else {
      throw .corrupt(.jpeg, offset: nil, reason: String(cString: tjGetErrorStr2(encoder)))
    }
    return Array(bytes)
  }

  /// Returns the pixels in rows without padding, drawn on white.
  private static func onWhite(
    _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, initialized in
      for y in 0..<height {
        let row = UnsafeRawBufferPointer(rebasing: pixels[y * bytesPerRow..<y * bytesPerRow + width * 4])
        _ = UnsafeMutableBufferPointer(rebasing: buffer[y * width * 4..<(y + 1) * width * 4]).initialize(from: row)
      }
      vc_flatten(buffer.baseAddress, width * height)
      initialized = width * height * 4
    }
  }
}
