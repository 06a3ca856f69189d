import Foundation

/// A rectangle with a radius for each corner. The corners are named for a y axis that points downwards.
package struct RoundedRectangle: Hashable, Sendable {
  package var rect: CGRect
  package var radii: CornerRadii
  /// Whether the curvature of the corners is continuous, as in iOS icons, rather than circular.
  package var isContinuous: Bool

  /// Creates a rounded rectangle whose radii are limited to the available space.
  package init(_ rect: CGRect, radii: CornerRadii, isContinuous: Bool = false) {
    self.rect = rect.standardized
    self.radii = radii.fitting(self.rect.size)
    self.isContinuous = isContinuous
  }

  /// The distance from a corner at which a side is straight, which exceeds the radius for continuous corners.
  package var reach: CGFloat { radii.largest * (isContinuous ? ContinuousCorner.reach : 1) }
}

/// The known shape of a whole path, for faster drawing. A path without it is drawn with the same result.
package enum PathShape: Hashable, Sendable {
  case general
  case rectangle(CGRect)
  case roundedRectangle(RoundedRectangle)
}
