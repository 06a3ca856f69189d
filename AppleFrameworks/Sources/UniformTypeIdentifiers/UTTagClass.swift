/// A class of tags of a type.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttagclass
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The tag class of file extensions, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

  /// The tag class of MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
