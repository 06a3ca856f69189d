import Foundation

/// A pacing of animations: a curve or a spring.
///
/// - Source: developer.apple.com/documentation/uikit/uitimingcurveprovider
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which it is.
  var timingCurveType: UITimingCurveType { get }

  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

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
