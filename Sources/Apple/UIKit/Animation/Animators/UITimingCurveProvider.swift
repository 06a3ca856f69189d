import Foundation

/// A pacing of animations: a curve or a spring.
///
/// - Source: developer.apple.com/documentation/uikit/uitimingcurveprovider
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The type of the pacing.
  var timingCurveType: UITimingCurveType { get }

  /// The curve if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The type of a pacing.
///
/// - Source: developer.apple.com/documentation/uikit/uitimingcurvetype
public enum UITimingCurveType: Int, Sendable {
  /// A curve with a name.
  case builtin = 0
  /// A curve with control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A combination of a curve and a spring.
  case composed = 3
}
