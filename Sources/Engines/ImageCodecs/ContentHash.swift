internal import CImageRows

/// 64 bits that go by all bytes of something, the same in each run and on each machine: what has two of them differs, and what has one
/// is the same but for a chance of one in 2^64.
///
/// It is no seal: who wants two contents with one hash can make them.
///
/// - Source: "xxHash fast digest algorithm", XXH64
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  package let value: UInt64

  /// - Parameter seed: what comes before the bytes. Default: nothing.
  package init(of bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) {
    value = vc_hash(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, seed)
  }

  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// Of a picture's size and pixels: what lies between the end of a row and the next does not count.
  ///
  /// - Parameter pixels: at least `(height - 1) * bytesPerRow + width * 4` bytes.
  package init(pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) {
    PixelImage.checkSize(width: width, height: height, bytesPerRow: bytesPerRow)
    precondition(
      pixels.count >= (height - 1) * bytesPerRow + width * 4,
      "ContentHash: \(height) rows of \(bytesPerRow) bytes need more than \(pixels.count) bytes")
    var hash = UInt64(width) << 32 | UInt64(height)
    for row in 0..<height {
      let start = pixels.baseAddress! + row * bytesPerRow
      hash = ContentHash(of: UnsafeRawBufferPointer(start: start, count: width * 4), seed: hash).value
    }
    value = hash
  }

  package init(of picture: PixelImage) {
    self = picture.bytes.withUnsafeBytes {
      ContentHash(pixels: $0, width: picture.width, height: picture.height, bytesPerRow: picture.bytesPerRow)
    }
  }

  /// Sixteen digits of hexadecimal.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
