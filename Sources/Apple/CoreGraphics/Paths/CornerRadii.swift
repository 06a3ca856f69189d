import Foundation

/// The radii of a rectangle's corners, named for a y axis that points downwards.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates equal radii for all corners.
  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package var largest: CGFloat { max(topLeft, topRight, bottomRight, bottomLeft) }
  package var isUniform: Bool { topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft }

  package func map(_ transform: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: transform(topLeft), topRight: transform(topRight), bottomRight: transform(bottomRight),
      bottomLeft: transform(bottomLeft))
  }

  /// Returns the radii reduced by the same factor until two of them fit on every side. Negative values and NaN become
  /// 0.
  package func fitting(_ size: CGSize) -> CornerRadii {
    let radii = map { $0 > 0 ? min($0, CGFloat.greatestFiniteMagnitude / 4) : 0 }
    var factor: CGFloat = 1
    for (sum, side) in [
      (radii.topLeft + radii.topRight, size.width), (radii.bottomLeft + radii.bottomRight, size.width),
      (radii.topLeft + radii.bottomLeft, size.height), (radii.topRight + radii.bottomRight, size.height),
    ] where sum > side {
      factor = min(factor, side / sum)
    }
    return factor == 1 ? radii : radii.map { $0 * factor }
  }
}
