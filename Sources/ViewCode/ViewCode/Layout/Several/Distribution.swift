import UIKit

/// What is equal when views are spread along an axis.
public enum Distribution: Hashable, Sendable {
  /// Gaps of so many points.
  case gaps(CGFloat)
  /// Gaps of one size, whichever fits.
  case equalGaps
  /// Distances from middle to middle of one size, whichever fits.
  case equalCenters
}
