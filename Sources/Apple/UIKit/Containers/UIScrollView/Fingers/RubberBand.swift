import CoreGraphics

/// How content follows a finger beyond its edge: less and less, and never further than the view is long.
///
/// For a finger that is x points beyond the edge of a view d points long the content goes x·d·c / (d + c·x), with c = 0.55.
enum RubberBand {
  static let stiffness: CGFloat = 0.55

  /// How far the content goes.
  static func stretch(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let way = abs(distance)
    return (distance < 0 ? -1 : 1) * way * length * stiffness / (length + stiffness * way)
  }

  /// How far the finger went, for content that went some way: the reverse of `stretch`.
  static func distance(_ stretch: CGFloat, _ length: CGFloat) -> CGFloat {
    let way = min(abs(stretch), length * 0.999)
    guard length > way else { return 0 }
    return (stretch < 0 ? -1 : 1) * way * length / (stiffness * (length - way))
  }

  /// An offset that a finger asks for, as it is shown between two edges.
  static func confine(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, bounces: Bool) -> CGFloat {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return bounces ? edge + stretch(offset - edge, length) : edge
  }

  /// What a finger asked for where an offset is shown: the reverse of `confine`.
  static func unconfine(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + distance(offset - edge, length)
  }
}
