/// The kind of a pacing.
///
/// - Source: developer.apple.com/documentation/uikit/uitimingcurvetype
public enum UITimingCurveType: Int, Sendable {
  /// One of the curves with a name.
  case builtin = 0
  /// A curve by control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring together.
  case composed = 3
}
