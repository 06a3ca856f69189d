import Foundation

extension NSAttributedString {
  /// The key of an attribute of a document that is written.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/documentattributekey
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The document type, a `DocumentType` or its text.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of plain text, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Returns the text or a part of it as a document: plain text or Rich Text Format.
  ///
  /// - Parameters:
  ///   - range: The part. A range beyond the text is a programming error.
  ///   - dict: The attributes with the document type. HTML can't be written.
  /// - Throws: A Cocoa error if the type can't be written or the encoding can't represent all characters.
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/data(from:documentattributes:)
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any]) throws -> Data {
    let part = attributedSubstring(from: range)
    let given = dict[.documentType]
    let type = (given as? DocumentType) ?? (given as? String).map(DocumentType.init) ?? .plain
    switch type {
    case .rtf: return RTFWriter.data(of: part)
    case .plain:
      let raw = (dict[.characterEncoding] as? NSNumber)?.uintValue ?? (dict[.characterEncoding] as? UInt)
      guard let data = part.string.data(using: raw.map(String.Encoding.init) ?? .utf8) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    default: throw CocoaError(.fileWriteUnknown)
    }
  }
}
