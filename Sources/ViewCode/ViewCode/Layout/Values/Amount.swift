import UIKit

/// A number with a relation: `.exactly(80)`, `.atLeast(44)`, `.atMost(320)`.
///
/// It is in points, or a factor with a parameter `of:`.
public struct Amount: Hashable, Sendable {
  let relation: NSLayoutConstraint.Relation
  let value: CGFloat

  /// Returns an exact number.
  public static func exactly(_ value: CGFloat) -> Amount {
    Amount(relation: .equal, value: value)
  }

  /// Returns a minimum.
  public static func atLeast(_ value: CGFloat) -> Amount {
    Amount(relation: .greaterThanOrEqual, value: value)
  }

  /// Returns a maximum.
  public static func atMost(_ value: CGFloat) -> Amount {
    Amount(relation: .lessThanOrEqual, value: value)
  }
}
