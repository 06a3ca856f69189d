/// What a recognizer knows of the touches that it follows, and of how far it came with them.
@MainActor
struct GestureSequence {
  /// What a gesture that was found waits to become, once another one has failed.
  enum Pending {
    case began
    case ended
    /// It began and ended while it waited.
    case beganAndEnded
  }

  /// The touches, in the order in which they came.
  private(set) var touches: [UITouch] = []
  var pending: Pending?
  var modifierFlags: UIKeyModifierFlags = []
  var ignoredPresses: Set<ObjectIdentifier> = []
  private var lastMiddle = CGPoint.zero

  nonisolated init() {}

  /// The middle of the touches in the window; where it was last where there are none.
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

  /// Puts the gesture where there are no touches: a pointer, for one.
  mutating func place(at point: CGPoint) {
    lastMiddle = point
  }

  mutating func startOver() {
    pending = nil
    ignoredPresses = []
    modifierFlags = []
  }
}
