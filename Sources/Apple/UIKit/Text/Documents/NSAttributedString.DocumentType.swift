import Foundation

extension NSAttributedString {
  /// The type of a document.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/documenttype
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The text of the type.
    public let rawValue: String

    /// Creates a type from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich Text Format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// The key of an option for reading a document.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The document type, a `DocumentType` or its text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the characters, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text without attributes.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }
}
