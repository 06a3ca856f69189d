import CoreGraphics
import QuartzCore

/// A motion of the content without a touch: a deceleration, a bounce or an animation that code started.
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
  /// The distance that code added to the offset during the motion.
  var shift = CGPoint.zero

  var duration: CFTimeInterval { max(x.duration, y.duration) }

  var destination: CGPoint { CGPoint(x: x.destination + shift.x, y: y.destination + shift.y) }

  func position(at time: CFTimeInterval) -> CGPoint {
    let t = time - begin
    return CGPoint(x: x.position(at: t) + shift.x, y: y.position(at: t) + shift.y)
  }

  /// The maximum rounding error of added frame durations, in seconds.
  private static let tolerance = 5e-7

  func isOver(at time: CFTimeInterval) -> Bool { time - begin >= duration - ScrollMotion.tolerance }
}

/// A drag that scrolls.
struct ScrollDrag {
  /// The offset at the beginning of the drag without the resistance at the edges.
  var start: CGPoint
  /// The axis to which the drag is locked, if any.
  var lockedAxis: NSLayoutConstraint.Axis?
}

/// A zoom by a pinch, or the bounce after it.
struct ScrollZoom {
  /// The scale at the beginning of the pinch.
  var startScale: CGFloat
  /// The pinched point, in the coordinates of the zoomed view.
  var content: CGPoint
  /// The bounce back into the limits, or `nil` during the pinch.
  var bounce: Bounce?

  struct Bounce {
    let begin: CFTimeInterval
    let motion: AxisMotion
    /// The point in the scroll view that keeps its position, and the point of the content at that position.
    let anchor: CGPoint
    let content: CGPoint
  }

  /// The factor that converts logarithms of scales, which are small, to points, so that the threshold of the motion
  /// applies.
  static let pointsPerUnit: CGFloat = 200
}
