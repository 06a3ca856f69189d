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

  /// The next priority above another one.
  public init(higherThan other: UIBarButtonItemVisibilityPriority) {
    rawValue = other.rawValue + 1
  }

  /// The next priority below another one.
  public init(lowerThan other: UIBarButtonItemVisibilityPriority) {
    rawValue = other.rawValue - 1
  }

  // Apple documents the order of the three and not their values.

  /// For items that are the last to go.
  public static let high = UIBarButtonItemVisibilityPriority(1000)
  /// For most items.
  public static let standard = UIBarButtonItemVisibilityPriority(0)
  /// For items that are the first to go.
  public static let low = UIBarButtonItemVisibilityPriority(-1000)
}
