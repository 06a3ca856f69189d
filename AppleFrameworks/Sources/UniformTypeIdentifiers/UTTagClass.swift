/// A kind of name that a type has elsewhere.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttagclass
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of file names, without their dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
