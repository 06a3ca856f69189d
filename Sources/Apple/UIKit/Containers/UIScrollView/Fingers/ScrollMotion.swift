import CoreGraphics
import QuartzCore

/// Content that moves by itself: it slows down after a finger, springs back, or goes where code sent it.
struct ScrollMotion {
  enum Cause {
    case deceleration
    case animation
    /// A tap on the status bar.
    case scrollToTop
  }

  let cause: Cause
  let begin: CFTimeInterval
  var x: AxisMotion
  var y: AxisMotion
  /// What code added to the offset meanwhile: the motion goes on from there.
  var shift = CGPoint.zero

  var duration: CFTimeInterval { max(x.duration, y.duration) }

  var destination: CGPoint { CGPoint(x: x.destination + shift.x, y: y.destination + shift.y) }

  func position(at time: CFTimeInterval) -> CGPoint {
    let t = time - begin
    return CGPoint(x: x.position(at: t) + shift.x, y: y.position(at: t) + shift.y)
  }

  /// Sums of frames' lengths are off by less than this, in seconds.
  private static let tolerance = 5e-7

  func isOver(at time: CFTimeInterval) -> Bool { time - begin >= duration - ScrollMotion.tolerance }
}

/// A finger that scrolls.
struct ScrollDrag {
  /// The offset that the finger would have had when the drag began, had there been no edges.
  var start: CGPoint
  /// The axis that the drag keeps to, if any.
  var lockedAxis: NSLayoutConstraint.Axis?
}

/// Two fingers that zoom, or the zooming back after them.
struct ScrollZoom {
  /// The scale as the fingers came down.
  var startScale: CGFloat
  /// The point of the view's own rectangle that the fingers hold.
  var content: CGPoint
  /// The way back into the limits; `nil` while fingers zoom.
  var bounce: Bounce?

  struct Bounce {
    let begin: CFTimeInterval
    let motion: AxisMotion
    /// The point of the view's own rectangle that stays where it is, and the point of the content there.
    let anchor: CGPoint
    let content: CGPoint
  }

  /// Logarithms of scales are small numbers: so many points each, for the motion's threshold.
  static let pointsPerUnit: CGFloat = 200
}
