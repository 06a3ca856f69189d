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

/// What a whole path is known to be, so that drawing can take a short cut. A path without a hint is drawn the same, slower.
package enum PathShape: Hashable, Sendable {
  case general
  case rectangle(CGRect)
  case roundedRectangle(RoundedRectangle)
}
