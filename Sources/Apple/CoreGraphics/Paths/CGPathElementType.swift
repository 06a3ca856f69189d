/// The kinds of steps that a path consists of.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpathelementtype
public enum CGPathElementType: Int32, Sendable {
  /// Starts a new subpath at a point.
  case moveToPoint
  /// A straight line to a point.
  case addLineToPoint
  /// A quadratic Bézier curve: control point, end point.
  case addQuadCurveToPoint
  /// A cubic Bézier curve: two control points, end point.
  case addCurveToPoint
  /// A straight line back to the start of the subpath, joined there.
  case closeSubpath

  /// How many points a step of this kind has.
  package var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}
