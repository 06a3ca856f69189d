/// The options of measuring and drawing text.
///
/// - Source: developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates options from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text may have several lines, and the origin is the top left corner of the first one. Without this option there is
  /// one line, and the origin is the left end of its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The leading of fonts is added between lines. The system font has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Text that is higher than the available space ends with an ellipsis. Requires `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
