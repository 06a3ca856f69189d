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
