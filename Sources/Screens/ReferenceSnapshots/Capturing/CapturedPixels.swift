import ImageCodecs
import ViewHost

/// The picture of a screen, where it happens to be: it is copied, encoded or decoded when somebody needs it, and not
/// before.
package enum CapturedPixels: Sendable {
  case none
  case drawn(Picture)
  case image(PixelImage)
  /// A PNG file, and its mark where that is known.
  case file(String, PictureMark?)

  /// - Throws: ``SnapshotFileError`` for a file that can't be read.
  func image() throws(SnapshotFileError) -> PixelImage? {
    switch self {
    case .none: nil
    case .drawn(let picture): PixelImage(picture)
    case .image(let image): image
    case .file(let path, _): try SnapshotFiles.picture(at: path)
    }
  }

  /// The hash of the pixels as they were drawn; `nil` where that is not known.
  package var hash: String? {
    switch self {
    case .none: nil
    case .drawn(let picture): CapturedPixels.hash(of: picture).description
    case .image(let image): ContentHash(of: image).description
    case .file(_, let mark): mark?.pixels
    }
  }

  /// As a PNG file, with its mark.
  ///
  /// - Throws: ``SnapshotFileError`` for a file that is no picture.
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

  /// Where the pixels lie: they are many, and copying takes as long as drawing them.
  private static func hash(of picture: Picture) -> ContentHash {
    picture.image.withPixels { pixels, bytesPerRow in
      ContentHash(
        pixels: UnsafeRawBufferPointer(start: pixels, count: bytesPerRow * picture.image.height),
        width: picture.image.width, height: picture.image.height, bytesPerRow: bytesPerRow)
    }
  }
}
