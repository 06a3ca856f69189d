/// The types of scrolling without fingers.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrolltypemask
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Scrolling with a wheel, in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling with a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Scrolling of all types.
  public static let all = UIScrollTypeMask(rawValue: 3)
}
