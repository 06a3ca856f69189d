/// A finger on a wheel.
struct PickerDrag {
  var component: Int
  var startY: CGFloat
  var startPosition: CGFloat
  var hasMoved = false
  /// Where the finger was last, and how fast it went, downwards in points per second.
  var lastY: CGFloat
  var lastTime: Double
  var velocity: CGFloat = 0

  /// How far a finger moves before it turns the wheel, in points.
  static let slop: CGFloat = 5
  /// Seconds after which a finger that rests throws nothing.
  private static let rest = 0.1
  /// The wheel goes on for as far as it would get in this time, in seconds, as scrolled content does.
  static let glide: CGFloat = 0.499
  /// How long a wheel takes to the middle of a row at least, and after a throw at most, in seconds.
  static let durations = 0.25...1.5

  /// The finger is at a place at some time.
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
