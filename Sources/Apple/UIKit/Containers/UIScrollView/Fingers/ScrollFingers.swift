import QuartzCore

/// The present effect of touches and motion on a scroll view.
struct ScrollFingers {
  var isTracking = false
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  var zoom: ScrollZoom?
  /// Whether a touch or a motion, instead of code, sets the offset.
  var isMovingContent = false
  var indicators: ScrollIndicators?
  /// The inset that the refresh control adds at the top.
  var refreshInset: CGFloat = 0
}
