import CoreGraphics

/// Progress views.
package struct ProgressMeasures: Sendable {
  /// control-metrics: UIProgressView, intrinsic height (iOS 14+).
  package var height: CGFloat = 4
  /// What has begun is at least as long as this many times the bar's height, for the round ends. control-metrics:
  /// UIProgressView, bar fill width.
  package var leastFill: CGFloat = 2

  /// control-metrics: UIProgressView, intrinsic height (iOS 7-13).
  static let iOS7: ProgressMeasures = {
    var measures = ProgressMeasures()
    measures.height = 2
    return measures
  }()
}
