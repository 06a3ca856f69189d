internal import CImageRows

/// A fast encoder for PNG, whose output is the same on every machine.
///
/// The compressor is our own (Sources/Engines/C/CImageRows/include/deflate.h explains the reason). An opaque image has
/// three bytes for a pixel, others have four. Colors are marked as sRGB.
package enum PNGEncoder {
  package static func encode(_ image: PixelImage) -> [UInt8] {
    image.bytes.withUnsafeBytes {
      encode($0, width: image.width, height: image.height, bytesPerRow: image.bytesPerRow)
    }
  }

  /// Encodes pixels in the layout of `PixelImage` without copying them.
  ///
  /// - Parameter pixels: At least `height * bytesPerRow` bytes. The padding of the last row may be missing.
  package static func encode(
    _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> [UInt8] {
    PixelImage.checkSize(width: width, height: height, bytesPerRow: bytesPerRow)
    precondition(
      pixels.count >= (height - 1) * bytesPerRow + width * 4,
      "PNGEncoder: \(height) rows of \(bytesPerRow) bytes need more than \(pixels.count) bytes")
    let first = pixels.baseAddress!.assumingMemoryBound(to: UInt8.self)
    let writer = UnsafeMutablePointer<vc_writer>.allocate(capacity: 1)
    defer { writer.deallocate() }
    vc_crc_begin(&writer.pointee.crc)

    let zeros = [UInt8](repeating: 0, count: width * 4)
    // Untouched memory is free, and most images compress well, so the upper bound wastes nothing.
    let compressed = UnsafeMutablePointer<UInt8>.allocate(capacity: vc_rows_bound(width, height, 0))
    defer { compressed.deallocate() }
    // Most images are opaque. In others, the check usually ends early.
    var isOpaque = true
    var count = vc_write_rows(writer, first, width, height, bytesPerRow, 1, zeros, compressed)
    if count == 0 {
      isOpaque = false
      count = vc_write_rows(writer, first, width, height, bytesPerRow, 0, zeros, compressed)
    }

    var file = PNGChunkWriter(crc: &writer.pointee.crc, capacity: count + 100)
    // Eight bits; red, green, blue (2) or with alpha (6); not interlaced.
    file.add("IHDR", PNGChunkWriter.bytes(width) + PNGChunkWriter.bytes(height) + [8, isOpaque ? 2 : 6, 0, 0, 0])
    file.add("sRGB", [0])  // rendering intent: perceptual
    file.add("IDAT", UnsafeBufferPointer(start: compressed, count: count))
    file.add("IEND", [])
    return file.bytes
  }
}
