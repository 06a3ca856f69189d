/// The touches that a recognizer follows, and the state of its gesture.
@MainActor
struct GestureSequence {
  /// The state of a gesture that waits for another one to fail.
  enum Pending {
    case began
    case ended
    /// The gesture began and ended while it waited.
    case beganAndEnded
  }

  /// The touches, in the order in which they began.
  private(set) var touches: [UITouch] = []
  var pending: Pending?
  var modifierFlags: UIKeyModifierFlags = []
  var ignoredPresses: Set<ObjectIdentifier> = []
  private var lastMiddle = CGPoint.zero

  nonisolated init() {}

  /// The center of the touches in the window; without touches, the last one.
  var middle: CGPoint {
    guard !touches.isEmpty else { return lastMiddle }
    return GestureSequence.middle(of: touches)
  }

  static func middle(of touches: [UITouch]) -> CGPoint {
    let count = CGFloat(max(touches.count, 1))
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.locationInWindow.x, y: $0.y + $1.locationInWindow.y)
    }
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  mutating func add(_ touch: UITouch) {
    if !touches.contains(touch) { touches.append(touch) }
  }

  mutating func remove(_ touch: UITouch) {
    lastMiddle = middle
    touches.removeAll { $0 === touch }
  }

  mutating func ignore(_ touch: UITouch) {
    remove(touch)
  }

  /// Sets the position of a gesture without touches, such as that of a pointer.
  mutating func place(at point: CGPoint) {
    lastMiddle = point
  }

  mutating func startOver() {
    pending = nil
    ignoredPresses = []
    modifierFlags = []
  }
}
