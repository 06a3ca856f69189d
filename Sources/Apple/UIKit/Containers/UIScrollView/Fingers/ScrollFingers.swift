import QuartzCore

/// What fingers and motion do to a scroll view at the moment.
struct ScrollFingers {
  var isTracking = false
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  var zoom: ScrollZoom?
  /// Whether the offset is being set by a finger or motion, and not by code.
  var isMovingContent = false
  var indicators: ScrollIndicators?
  /// What a control that refreshes adds to the top.
  var refreshInset: CGFloat = 0
}
