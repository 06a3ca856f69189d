/// A drag of a wheel.
struct PickerDrag {
  var component: Int
  var startY: CGFloat
  var startPosition: CGFloat
  var hasMoved = false
  /// The last position of the touch.
  var lastY: CGFloat
  var lastTime: Double
  var velocity: CGFloat = 0

  /// The minimum distance of a drag, in points.
  static let slop: CGFloat = 5
  /// The time without movement after which the velocity is 0, in seconds.
  private static let rest = 0.1
  /// The time for which a wheel continues to move with its initial velocity, in seconds. It is the same as for scrolled
  /// content.
  static let glide: CGFloat = 0.499
  /// The minimum and maximum duration of the final movement to a row, in seconds.
  static let durations = 0.25...1.5

  /// Updates the position and the velocity of the touch.
  mutating func move(to y: CGFloat, at time: Double) {
    let elapsed = time - lastTime
    if elapsed > PickerDrag.rest {
      velocity = 0
    } else if elapsed > 0 {
      velocity = (y - lastY) / CGFloat(elapsed)
    }
    (lastY, lastTime) = (y, time)
  }
}
