import QuartzCore

/// A series of taps from the touches of fingers.
@MainActor
struct TapSeries {
  enum Outcome {
    case goesOn
    case tapped
    case failed
  }

  /// The maximum duration of a tap, in seconds.
  static let longestTap: CFTimeInterval = 0.75
  /// The maximum time between two taps, in seconds.
  static let longestPause: CFTimeInterval = 0.35
  /// The maximum distance that a finger may move, and between the first and the next tap, in points.
  static let slop: CGFloat = 45

  /// The number of taps.
  private(set) var count = 0
  /// Whether the series waits for the next tap.
  private(set) var isWaiting = false
  private var down: [(touch: UITouch, start: CGPoint)] = []
  private var lifted = 0
  private var first: CGPoint?
  private var timer: EventTimers.Token?

  nonisolated init() {}

  /// The number of fingers that are down.
  var fingersDown: Int { down.count }

  mutating func began(_ touches: Set<UITouch>, fingers: Int) -> Outcome {
    if isWaiting {
      isWaiting = false
      stopTimer()
    }
    if lifted > 0 { return .failed }
    for touch in touches.sorted(by: { $0.serial < $1.serial }) { down.append((touch, touch.locationInWindow)) }
    guard down.count <= fingers else { return .failed }
    let middle = GestureSequence.middle(of: down.map(\.touch))
    if let first, down.count == fingers, middle.distance(to: first) > TapSeries.slop { return .failed }
    return .goesOn
  }

  mutating func moved(_ touches: Set<UITouch>) -> Outcome {
    for (touch, start) in down where touches.contains(touch) {
      if touch.locationInWindow.distance(to: start) > TapSeries.slop { return .failed }
    }
    return .goesOn
  }

  mutating func ended(_ touches: Set<UITouch>, fingers: Int) -> Outcome {
    if moved(touches) == .failed { return .failed }
    if down.count < fingers { return .failed }
    lifted += down.filter { touches.contains($0.touch) }.count
    guard lifted >= fingers else { return .goesOn }
    if first == nil { first = GestureSequence.middle(of: down.map(\.touch)) }
    count += 1
    lifted = 0
    down = []
    return .tapped
  }

  /// Calls a closure when the tap takes too long.
  mutating func limit(_ time: CFTimeInterval, _ body: @escaping @MainActor () -> Void) {
    guard timer == nil else { return }
    timer = EventTimers.current.schedule(after: time, body)
  }

  /// Calls a closure when no other tap follows in time.
  mutating func waitForNext(_ body: @escaping @MainActor () -> Void) {
    stopTimer()
    isWaiting = true
    timer = EventTimers.current.schedule(after: TapSeries.longestPause, body)
  }

  mutating func stopTimer() {
    timer?.cancel()
    timer = nil
  }
}

extension CGPoint {
  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
