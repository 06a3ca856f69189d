internal import CImageRows

/// A hash of 64 bits over all bytes of some content, equal in each run and on each machine. Contents with different
/// hashes differ. Contents with equal hashes are equal, except for a probability of 2^-64.
///
/// The hash is not cryptographic: anyone can construct two contents with the same hash.
///
/// - Source: "xxHash fast digest algorithm", XXH64
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  package let value: UInt64

  /// Hashes bytes.
  ///
  /// - Parameter seed: The hash of the content before the bytes, or 0 if there is none.
  package init(of bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) {
    value = vc_hash(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, seed)
  }

  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// Hashes the size and the pixels of an image. Padding at the end of rows is ignored.
  ///
  /// - Parameter pixels: At least `(height - 1) * bytesPerRow + width * 4` bytes.
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

  /// The hash as sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
