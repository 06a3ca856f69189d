import Foundation

extension NSAttributedString {
  /// What kind of document a text is read from.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/documenttype
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The kind as text.
    public let rawValue: String

    /// Creates a kind from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich Text Format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// What is told of a document that is read.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of document: a `DocumentType` or its text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of its characters: the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that has none of its own.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }
}
