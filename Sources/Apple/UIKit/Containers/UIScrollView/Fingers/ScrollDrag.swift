import CoreGraphics

/// A finger that scrolls.
struct ScrollDrag {
  /// The offset that the finger would have had when the drag began, had there been no edges.
  var start: CGPoint
  /// The axis that the drag keeps to, if any.
  var lockedAxis: NSLayoutConstraint.Axis?
}
