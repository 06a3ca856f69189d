import UIKit

/// A number with a relation: `.exactly(80)`, `.atLeast(44)`, `.atMost(320)`.
///
/// Points, or a factor where the line says `of:`.
public struct Amount: Hashable, Sendable {
  let relation: NSLayoutConstraint.Relation
  let value: CGFloat

  /// Just as much.
  public static func exactly(_ value: CGFloat) -> Amount {
    Amount(relation: .equal, value: value)
  }

  /// As much or more.
  public static func atLeast(_ value: CGFloat) -> Amount {
    Amount(relation: .greaterThanOrEqual, value: value)
  }

  /// As much or less.
  public static func atMost(_ value: CGFloat) -> Amount {
    Amount(relation: .lessThanOrEqual, value: value)
  }
}
