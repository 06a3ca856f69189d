/// The priority of an item when its group is focused.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusgrouppriority
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The priority of an ordinary item.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the item that was focused last in the group.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// A priority above that of other items.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the focused item.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)

  public static func < (lhs: UIFocusGroupPriority, rhs: UIFocusGroupPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
