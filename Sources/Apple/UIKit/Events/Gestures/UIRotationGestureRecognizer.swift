import QuartzCore

/// A recognizer of a rotation with two fingers.
///
/// - Source: developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians, clockwise if positive. Setting it continues from the new value.
  ///
  /// - Default: 0.
  open var rotation: CGFloat = 0 {
    didSet { if !isFollowing { rate = RateOfChange() } }
  }

  /// The rate of change of ``rotation``, in radians per second.
  open var velocity: CGFloat { rate.value(at: AppHost.current.clock.now) }

  /// The rotation before the gesture begins, in radians.
  private static let hysteresis: CGFloat = 0.15

  private final var last: FingerPair?
  private final var rate = RateOfChange()
  private final var isFollowing = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 2 {
      for touch in touches where sequence.touches.firstIndex(of: touch).map({ $0 >= 2 }) ?? false {
        ignore(touch, for: event)
      }
    }
    if last == nil, let pair = FingerPair(sequence.touches) {
      last = pair
      rate.record(rotation, at: event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let last, let pair = FingerPair(sequence.touches) else { return }
    isFollowing = true
    rotation += pair.turn(from: last)
    isFollowing = false
    self.last = pair
    rate.record(rotation, at: event.timestamp)
    if state == .possible {
      if sequence.pending == nil, abs(rotation) >= UIRotationGestureRecognizer.hysteresis { state = .began }
    } else {
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
    last = nil
    isFollowing = true
    rotation = 0
    isFollowing = false
    rate = RateOfChange()
  }
}
