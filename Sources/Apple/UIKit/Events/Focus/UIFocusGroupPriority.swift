/// How much an item of a group wants the focus when that comes to the group.
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

  /// As any other.
  public static let ignored = UIFocusGroupPriority(0)
  /// The one that had the focus when it was last in the group.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// Before all others.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The one that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)

  public static func < (lhs: UIFocusGroupPriority, rhs: UIFocusGroupPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
