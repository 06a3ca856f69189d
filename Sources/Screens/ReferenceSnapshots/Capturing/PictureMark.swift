import ImageCodecs

/// The hashes that identify a picture and its file, so that an equal picture is never decoded, or encoded for a
/// comparison.
package struct PictureMark: Codable, Equatable, Sendable {
  /// The hash of the size and the drawn pixels.
  package let pixels: String
  /// The hash of the file's bytes, which detects a replaced file.
  package let file: String

  package init(pixels: ContentHash, file: [UInt8]) {
    (self.pixels, self.file) = (pixels.description, ContentHash(of: file).description)
  }
}
