/// The file format of an image that is attached to a test.
///
/// It replaces Swift Testing's type of this name, which exists only on Apple's systems and Windows.
///
/// - Source: developer.apple.com/documentation/testing/attachableimageformat
public struct AttachableImageFormat: Equatable, Hashable, Sendable {
  enum Kind: Hashable {
    case png, jpeg
  }

  let kind: Kind
  /// The quality of the encoding, from 0 for the smallest file to 1 for the best image. It is 1 for PNG, which is
  /// lossless.
  public let encodingQuality: Float

  /// The PNG format, which is lossless.
  public static var png: AttachableImageFormat { AttachableImageFormat(kind: .png, encodingQuality: 1) }

  /// The JPEG format in the best quality.
  public static var jpeg: AttachableImageFormat { jpeg(withEncodingQuality: 1) }

  /// Returns the JPEG format in a quality.
  ///
  /// - Parameter encodingQuality: A value from 0 for the smallest file to 1. Values outside the range are clamped.
  public static func jpeg(withEncodingQuality encodingQuality: Float) -> AttachableImageFormat {
    AttachableImageFormat(kind: .jpeg, encodingQuality: min(max(encodingQuality, 0), 1))
  }

  /// Returns the format for the extension of a file's name, or nil if the extension is unknown.
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
