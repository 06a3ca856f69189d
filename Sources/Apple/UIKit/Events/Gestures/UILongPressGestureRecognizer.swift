import QuartzCore

/// A recognizer of fingers that are held down for a time. The gesture continues until they are lifted.
///
/// - Source: developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds.
  ///
  /// - Default: 0.5. With 0, the gesture begins with the touch.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The maximum distance that a finger may move during that time, in points.
  ///
  /// - Default: 10.
  open var allowableMovement: CGFloat = 10

  /// The number of taps before the press.
  ///
  /// - Default: 0.
  open var numberOfTapsRequired: Int = 0

  /// The number of fingers of the press.
  ///
  /// - Default: 1.
  open var numberOfTouchesRequired: Int = 1

  private final var taps = TapSeries()
  private final var starts: [(touch: UITouch, point: CGPoint)] = []
  private final var timer: EventTimers.Token?

  override var waitsAfterLift: Bool { taps.isWaiting }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if taps.began(touches, fingers: numberOfTouchesRequired) == .failed {
      state = .failed
      return
    }
    for touch in touches { starts.append((touch, touch.locationInWindow)) }
    guard taps.count >= numberOfTapsRequired, taps.fingersDown == numberOfTouchesRequired, timer == nil else { return }
    if minimumPressDuration <= 0 {
      state = .began
    } else {
      timer = EventTimers.current.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if sequence.pending == nil,
      starts.contains(where: { touches.contains($0.touch) && hasLeft($0.touch, $0.point) })
    {
      state = .failed
    }
  }

  private func hasLeft(_ touch: UITouch, _ start: CGPoint) -> Bool {
    touch.locationInWindow.distance(to: start) > allowableMovement
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible || sequence.pending != nil {
      state = .ended
      return
    }
    guard taps.count < numberOfTapsRequired else {
      state = .failed
      return
    }
    switch taps.ended(touches, fingers: numberOfTouchesRequired) {
    case .goesOn: break
    case .failed: state = .failed
    case .tapped:
      starts = []
      taps.waitForNext { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    taps.stopTimer()
    taps = TapSeries()
    starts = []
  }
}
