/// Horizontal, vertical, or both.
///
/// - Source: developer.apple.com/documentation/uikit/uiaxis
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)

  /// Up and down.
  public static let vertical = UIAxis(rawValue: 1 << 1)

  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
