import CoreGraphics

/// The resistance of content that is dragged beyond its edge. It increases with the distance, and the content never
/// moves further than the length of the view.
///
/// If the touch is x points beyond the edge of a view with a length of d points, the content moves by x·d·c / (d +
/// c·x), with c = 0.55.
enum RubberBand {
  static let stiffness: CGFloat = 0.55

  /// Returns the distance by which the content moves.
  static func stretch(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let way = abs(distance)
    return (distance < 0 ? -1 : 1) * way * length * stiffness / (length + stiffness * way)
  }

  /// Returns the distance of the touch for a distance of the content. This is the inverse of `stretch`.
  static func distance(_ stretch: CGFloat, _ length: CGFloat) -> CGFloat {
    let way = min(abs(stretch), length * 0.999)
    guard length > way else { return 0 }
    return (stretch < 0 ? -1 : 1) * way * length / (stiffness * (length - way))
  }

  /// Returns the displayed offset for an offset that a touch requests between two edges.
  static func confine(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, bounces: Bool) -> CGFloat {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return bounces ? edge + stretch(offset - edge, length) : edge
  }

  /// Returns the requested offset for a displayed offset. This is the inverse of `confine`.
  static func unconfine(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + distance(offset - edge, length)
  }
}
