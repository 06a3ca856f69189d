import QuartzCore

/// Finds two fingers that go apart or together.
///
/// - Source: developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, as a multiple of what it was when they came down. Setting it goes on from there.
  ///
  /// - Default: 1.
  open var scale: CGFloat = 1 {
    didSet { valueWasSet() }
  }

  /// How fast ``scale`` changes, per second.
  open var velocity: CGFloat { rate.value(at: AppHost.current.clock.now) }

  /// How much the distance changes before the gesture begins, in points.
  private static let hysteresis: CGFloat = 8

  private final var start: FingerPair?
  private final var startScale: CGFloat = 1
  private final var rate = RateOfChange()
  private final var isFollowing = false

  private func valueWasSet() {
    guard !isFollowing else { return }
    startScale = scale
    start = FingerPair(sequence.touches)
    rate = RateOfChange()
  }

  private func follow(_ pair: FingerPair, _ start: FingerPair, at time: CFTimeInterval) {
    isFollowing = true
    scale = startScale * pair.distance / start.distance
    isFollowing = false
    rate.record(scale, at: time)
  }

  /// Where the middle of the fingers was when the second one came down.
  final func startLocation(in view: UIView?) -> CGPoint {
    location(ofWindowPoint: startMiddle, in: view)
  }

  private final var startMiddle = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 2 {
      for touch in touches where sequence.touches.firstIndex(of: touch).map({ $0 >= 2 }) ?? false {
        ignore(touch, for: event)
      }
    }
    if start == nil, let pair = FingerPair(sequence.touches) {
      start = pair
      startMiddle = sequence.middle
      startScale = scale
      rate.record(scale, at: event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let pair = FingerPair(sequence.touches) else { return }
    if state == .possible {
      guard sequence.pending == nil, abs(pair.distance - start.distance) >= UIPinchGestureRecognizer.hysteresis else {
        return
      }
      follow(pair, start, at: event.timestamp)
      state = .began
    } else {
      follow(pair, start, at: event.timestamp)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible || sequence.pending != nil { state = .ended } else { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    start = nil
    isFollowing = true
    scale = 1
    isFollowing = false
    startScale = 1
    rate = RateOfChange()
  }
}
