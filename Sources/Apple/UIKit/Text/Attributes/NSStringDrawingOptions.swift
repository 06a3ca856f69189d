/// How text is measured and drawn.
///
/// - Source: developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text may have several lines, and the origin is the top left corner of the first one. Without it there is one line,
  /// and the origin is the left end of its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The space that fonts want between lines counts. The system font wants none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Text that is higher than the room ends with an ellipsis. Needs `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
