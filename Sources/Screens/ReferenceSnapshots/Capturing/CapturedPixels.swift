import ImageCodecs
import ViewHost

/// The picture of a screen in its current form. It is copied, encoded or decoded only on demand.
package enum CapturedPixels: Sendable {
  case none
  case drawn(Picture)
  case image(PixelImage)
  /// A PNG file, and its mark if it is known.
  case file(String, PictureMark?)

  /// Returns the picture as pixels.
  ///
  /// - Throws: ``SnapshotFileError`` for an unreadable file.
  func image() throws(SnapshotFileError) -> PixelImage? {
    switch self {
    case .none: nil
    case .drawn(let picture): PixelImage(picture)
    case .image(let image): image
    case .file(let path, _): try SnapshotFiles.picture(at: path)
    }
  }

  /// The hash of the drawn pixels, or `nil` if it is unknown.
  package var hash: String? {
    switch self {
    case .none: nil
    case .drawn(let picture): CapturedPixels.hash(of: picture).description
    case .image(let image): ContentHash(of: image).description
    case .file(_, let mark): mark?.pixels
    }
  }

  /// Returns the picture as a PNG file with its mark.
  ///
  /// - Throws: ``SnapshotFileError`` for a file that is not a picture.
  package func file() throws(SnapshotFileError) -> (bytes: [UInt8], mark: PictureMark)? {
    switch self {
    case .none: return nil
    case .drawn(let picture):
      let bytes = picture.png()
      return (bytes, PictureMark(pixels: CapturedPixels.hash(of: picture), file: bytes))
    case .image(let image):
      let bytes = PNGEncoder.encode(image)
      return (bytes, PictureMark(pixels: ContentHash(of: image), file: bytes))
    case .file(let path, let mark):
      let bytes = try SnapshotFiles.bytes(at: path)
      if let mark, mark.file == ContentHash(of: bytes).description { return (bytes, mark) }
      let image = try SnapshotFiles.picture(at: path)
      return (bytes, PictureMark(pixels: ContentHash(of: image), file: bytes))
    }
  }

  /// Returns the hash of the pixels without copying them, because copying takes as long as drawing.
  private static func hash(of picture: Picture) -> ContentHash {
    picture.image.withPixels { pixels, bytesPerRow in
      ContentHash(
        pixels: UnsafeRawBufferPointer(start: pixels, count: bytesPerRow * picture.image.height),
        width: picture.image.width, height: picture.image.height, bytesPerRow: bytesPerRow)
    }
  }
}
