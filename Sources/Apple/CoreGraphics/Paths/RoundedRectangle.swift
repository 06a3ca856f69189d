import Foundation

/// A rectangle with a radius for each corner. Corners are named for a y axis that points down.
package struct RoundedRectangle: Hashable, Sendable {
  package var rect: CGRect
  package var radii: CornerRadii
  /// Whether the curvature of the corners grows smoothly out of the sides, as in iOS icons, rather than being a circle's.
  package var isContinuous: Bool

  /// Creates a rounded rectangle whose radii are cut down to what the sides have room for.
  package init(_ rect: CGRect, radii: CornerRadii, isContinuous: Bool = false) {
    self.rect = rect.standardized
    self.radii = radii.fitting(self.rect.size)
    self.isContinuous = isContinuous
  }

  /// The distance from a corner at which a side is straight again: more than the radius with continuous corners.
  package var reach: CGFloat { radii.largest * (isContinuous ? ContinuousCorner.reach : 1) }
}
