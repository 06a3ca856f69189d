/// The format that an image is attached to a test in.
///
/// It stands in for Swift Testing's own type of this name, which exists on Apple's systems and Windows only.
///
/// - Source: developer.apple.com/documentation/testing/attachableimageformat
public struct AttachableImageFormat: Equatable, Hashable, Sendable {
  enum Kind: Hashable {
    case png, jpeg
  }

  let kind: Kind
  /// From 0, the smallest file, to 1, the best picture. PNG loses nothing: 1.
  public let encodingQuality: Float

  /// PNG, which keeps every pixel.
  public static var png: AttachableImageFormat { AttachableImageFormat(kind: .png, encodingQuality: 1) }

  /// JPEG in the best quality.
  public static var jpeg: AttachableImageFormat { jpeg(withEncodingQuality: 1) }

  /// JPEG.
  ///
  /// - Parameter encodingQuality: From 0, the smallest file, to 1; values outside count as the nearer one.
  public static func jpeg(withEncodingQuality encodingQuality: Float) -> AttachableImageFormat {
    AttachableImageFormat(kind: .jpeg, encodingQuality: min(max(encodingQuality, 0), 1))
  }

  /// What a file's name says; nil where it says nothing.
  init?(fileName: String) {
    let name = fileName.lowercased()
    if name.hasSuffix(".png") {
      self = .png
    } else if name.hasSuffix(".jpg") || name.hasSuffix(".jpeg") {
      self = .jpeg
    } else {
      return nil
    }
  }

  private init(kind: Kind, encodingQuality: Float) {
    self.kind = kind
    self.encodingQuality = encodingQuality
  }
}
