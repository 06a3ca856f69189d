import Foundation

/// How a part of a line is meant: emphasized, as code, struck through.
///
/// - Source: developer.apple.com/documentation/foundation/inlinepresentationintent
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized, in italics as a rule.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized, in bold as a rule.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, in a monospaced font as a rule.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line in the source, which does not break the line.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML within a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML between paragraphs.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
