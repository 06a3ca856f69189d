import Foundation

/// The inline presentation intent of text, such as emphasis, code or strikethrough.
///
/// - Source: developer.apple.com/documentation/foundation/inlinepresentationintent
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, usually in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, usually in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, usually in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Strikethrough.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A newline in the source that doesn't break the line.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// Inline HTML.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML between paragraphs.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
