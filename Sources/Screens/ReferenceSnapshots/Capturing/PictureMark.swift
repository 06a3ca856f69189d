import ImageCodecs

/// What tells a picture and its file from others: so that one which is the same is never decoded, nor encoded to be
/// compared.
package struct PictureMark: Codable, Equatable, Sendable {
  /// The hash of its size and pixels, as they were drawn.
  package let pixels: String
  /// The hash of the file's bytes: what others put in its place is not taken for it.
  package let file: String

  package init(pixels: ContentHash, file: [UInt8]) {
    (self.pixels, self.file) = (pixels.description, ContentHash(of: file).description)
  }
}
