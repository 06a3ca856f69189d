internal import CImageRows
internal import CTurboJPEG

/// Writes JPEG.
package enum JPEGEncoder {
  /// The most pixels that a side of a JPEG can have.
  package static let maximumSide = 65_535

  /// - Parameter quality: From 0, the smallest file, to 1; values outside count as the nearer one. From 0.9 on, colors
  ///   are as finely resolved as brightness; below, half as finely in both directions.
  package static func encode(_ image: PixelImage, quality: Double) throws(ImageCodecError) -> [UInt8] {
    let outcome = image.bytes.withUnsafeBytes { pixels in
      Result { () throws(ImageCodecError) in
        try encode(
          pixels, width: image.width, height: image.height, bytesPerRow: image.bytesPerRow, quality: quality)
      }
    }
    return try outcome.get()
  }

  /// Writes pixels as `PixelImage` has them. What is transparent lies on white.
  ///
  /// - Parameters:
  ///   - pixels: At least `height * bytesPerRow` bytes, of which the last row's end may be missing.
  ///   - quality: From 0, the smallest file, to 1.
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

  /// The pixels in rows without gaps, drawn on white.
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
