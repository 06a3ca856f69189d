import QuartzCore

/// A recognizer of a pinch with two fingers.
///
/// - Source: developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the distance between the fingers relative to that at their beginning. Setting it continues from the
  /// new value.
  ///
  /// - Default: 1.
  open var scale: CGFloat = 1 {
    didSet { valueWasSet() }
  }

  /// The rate of change of ``scale`` per second.
  open var velocity: CGFloat { rate.value(at: AppHost.current.clock.now) }

  /// The change of the distance before the gesture begins, in points.
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

  /// Returns the center of the fingers at the beginning of the second touch.
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
