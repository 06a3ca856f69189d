/// What a view class adopts that shows text, so that constraints find its baselines.
@MainActor
protocol TextBaselines: UIView {
  /// From the top of the alignment rectangle down to the first baseline, in points.
  var firstBaselineOffsetFromTop: CGFloat { get }

  /// From the last baseline down to the bottom of the alignment rectangle, in points.
  var lastBaselineOffsetFromBottom: CGFloat { get }
}
