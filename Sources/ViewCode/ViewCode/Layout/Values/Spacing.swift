import UIKit

/// A distance with a relation, or the system's: `.atLeast(8)`, `.atMost(8)`, `.system`, `.atLeast(.system)`.
public struct Spacing: Hashable, Sendable {
  enum Length: Hashable, Sendable {
    case points(CGFloat)
    case system(times: CGFloat)
  }

  let relation: NSLayoutConstraint.Relation
  let length: Length

  /// Just as many points.
  public static func exactly(_ points: CGFloat) -> Spacing {
    Spacing(relation: .equal, length: .points(points))
  }

  /// As many points or more.
  public static func atLeast(_ points: CGFloat) -> Spacing {
    Spacing(relation: .greaterThanOrEqual, length: .points(points))
  }

  /// As many points or fewer.
  public static func atMost(_ points: CGFloat) -> Spacing {
    Spacing(relation: .lessThanOrEqual, length: .points(points))
  }

  /// The system's spacing: 8 points between views, and what the fonts ask for between baselines.
  public static let system = Spacing(relation: .equal, length: .system(times: 1))

  /// Returns the system's spacing, multiplied.
  public static func system(times factor: CGFloat) -> Spacing {
    Spacing(relation: .equal, length: .system(times: factor))
  }

  /// Returns the same distance or more: `.atLeast(.system)`.
  public static func atLeast(_ spacing: Spacing) -> Spacing {
    Spacing(relation: .greaterThanOrEqual, length: spacing.length)
  }

  /// Returns the same distance or less.
  public static func atMost(_ spacing: Spacing) -> Spacing {
    Spacing(relation: .lessThanOrEqual, length: spacing.length)
  }
}
