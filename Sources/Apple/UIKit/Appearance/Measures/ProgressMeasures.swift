import CoreGraphics

/// Progress views.
package struct ProgressMeasures: Sendable {
  /// control-metrics: UIProgressView, intrinsic height (iOS 14+).
  package var height: CGFloat = 4
  /// The minimum length of the filled part as a multiple of the bar's height, for the round ends. control-metrics:
  /// UIProgressView, bar fill width.
  package var leastFill: CGFloat = 2

  /// control-metrics: UIProgressView, intrinsic height (iOS 7-13).
  static let iOS7: ProgressMeasures = {
    var measures = ProgressMeasures()
    measures.height = 2
    return measures
  }()
}
