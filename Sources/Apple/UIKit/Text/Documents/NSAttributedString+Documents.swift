import Foundation

extension NSAttributedString {
  /// Creates an attributed string from a document.
  ///
  /// In HTML, elements, inline styles and the simple selectors of `style` elements become attributes where there are
  /// some for them. Tables become paragraphs, images are omitted, and scripts don't run. In Rich Text Format, fonts,
  /// sizes, styles, colors, alignments and indents become attributes.
  ///
  /// - Parameters:
  ///   - options: The reading options. Without `documentType`, HTML and Rich Text Format are detected by their
  ///     beginning. Without `characterEncoding` and a `meta` element, HTML is read as Latin-1, as on Apple's systems.
  ///   - dict: Set to an empty dictionary, since document attributes aren't read.
  /// - Throws: A Cocoa error if the type isn't supported or the characters are invalid in the encoding.
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    self.init(attributedString: try TextDocument(data, options).text())
  }

  /// Creates an attributed string from a file. See `init(data:options:documentAttributes:)`.
  public convenience init(
    url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    self.init(attributedString: try TextDocument(try Data(contentsOf: url), options).text())
  }
}

/// A document from which an attributed string is read.
private struct TextDocument {
  private let data: Data
  private let options: [NSAttributedString.DocumentReadingOptionKey: Any]

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
    self.data = data
    self.options = options
  }

  func text() throws -> NSAttributedString {
    let given = options[.documentType]
    let type =
      (given as? NSAttributedString.DocumentType)
      ?? (given as? String).map(NSAttributedString.DocumentType.init)
      ?? (looksLikeHTML ? .html : RTFText.isRTF(data) ? .rtf : .plain)
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .html:
      return HTMLText(try string(otherwise: declaredEncoding ?? .isoLatin1), defaults: defaults).attributed()
    case .rtf: return try RTFText.attributed(data, defaults: defaults)
    case .plain: return NSAttributedString(string: try string(otherwise: .utf8), attributes: defaults)
    default: throw CocoaError(.fileReadUnknown)
    }
  }

  private var looksLikeHTML: Bool {
    let head = String(decoding: data.prefix(256), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return ["<!doctype html", "<html"].contains { head.lowercased().hasPrefix($0) }
  }

  private func string(otherwise encoding: String.Encoding) throws -> String {
    let raw = (options[.characterEncoding] as? NSNumber)?.uintValue ?? (options[.characterEncoding] as? UInt)
    let encoding = raw.map(String.Encoding.init) ?? encoding
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }

  /// The encoding that a byte order mark or a `meta` element declares.
  private var declaredEncoding: String.Encoding? {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    guard let range = head.range(of: "charset=") else { return nil }
    let name = head[range.upperBound...].drop { $0 == "\"" || $0 == "'" }.prefix {
      $0.isLetter || $0.isNumber || $0 == "-"
    }
    return ["utf-8": .utf8, "utf8": .utf8, "utf-16": .utf16, "iso-8859-1": .isoLatin1][String(name)]
  }
}
