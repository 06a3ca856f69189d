import UIKit

/// A distance with a relation, or that of the system: `.atLeast(8)`, `.atMost(8)`, `.system`, `.atLeast(.system)`.
public struct Spacing: Hashable, Sendable {
  enum Length: Hashable, Sendable {
    case points(CGFloat)
    case system(times: CGFloat)
  }

  let relation: NSLayoutConstraint.Relation
  let length: Length

  /// Returns an exact number of points.
  public static func exactly(_ points: CGFloat) -> Spacing {
    Spacing(relation: .equal, length: .points(points))
  }

  /// Returns a minimum number of points.
  public static func atLeast(_ points: CGFloat) -> Spacing {
    Spacing(relation: .greaterThanOrEqual, length: .points(points))
  }

  /// Returns a maximum number of points.
  public static func atMost(_ points: CGFloat) -> Spacing {
    Spacing(relation: .lessThanOrEqual, length: .points(points))
  }

  /// The system's spacing: 8 points between views, and the line height between baselines.
  public static let system = Spacing(relation: .equal, length: .system(times: 1))

  /// Returns a multiple of the system's spacing.
  public static func system(times factor: CGFloat) -> Spacing {
    Spacing(relation: .equal, length: .system(times: factor))
  }

  /// Returns a spacing as a minimum: `.atLeast(.system)`.
  public static func atLeast(_ spacing: Spacing) -> Spacing {
    Spacing(relation: .greaterThanOrEqual, length: spacing.length)
  }

  /// Returns a spacing as a maximum.
  public static func atMost(_ spacing: Spacing) -> Spacing {
    Spacing(relation: .lessThanOrEqual, length: spacing.length)
  }
}
