/// The types of a path's elements.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpathelementtype
public enum CGPathElementType: Int32, Sendable {
  /// Begins a new subpath at a point.
  case moveToPoint
  /// A straight line to a point.
  case addLineToPoint
  /// A quadratic Bézier curve: control point, end point.
  case addQuadCurveToPoint
  /// A cubic Bézier curve: two control points, end point.
  case addCurveToPoint
  /// A straight line to the start of the subpath, which is joined there.
  case closeSubpath

  /// The number of points of this type.
  package var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}
