/// The priority of an item in a narrow bar. Items of lower priority move to the overflow menu first.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemvisibilitypriority
public struct UIBarButtonItemVisibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates the next priority above another one.
  public init(higherThan other: UIBarButtonItemVisibilityPriority) {
    rawValue = other.rawValue + 1
  }

  /// Creates the next priority below another one.
  public init(lowerThan other: UIBarButtonItemVisibilityPriority) {
    rawValue = other.rawValue - 1
  }

  // Apple documents the order of the three, but not their values.

  /// The priority of items that are removed last.
  public static let high = UIBarButtonItemVisibilityPriority(1000)
  /// The priority of most items.
  public static let standard = UIBarButtonItemVisibilityPriority(0)
  /// The priority of items that are removed first.
  public static let low = UIBarButtonItemVisibilityPriority(-1000)
}
