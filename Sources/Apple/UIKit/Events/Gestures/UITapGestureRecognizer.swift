import QuartzCore

/// A recognizer of single or multiple taps.
///
/// A tap takes at most 0.75 seconds, the next one follows within 0.35 seconds, and no finger moves more than 45 points.
///
/// - Source: developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps of the gesture.
  ///
  /// - Default: 1.
  open var numberOfTapsRequired: Int = 1

  /// The number of fingers of a tap.
  ///
  /// - Default: 1.
  open var numberOfTouchesRequired: Int = 1

  private final var taps = TapSeries()

  override var waitsAfterLift: Bool { taps.isWaiting }

  /// Returns whether the recognizer prevents another one. A tap doesn't prevent a recognizer of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let other = preventedGestureRecognizer as? UITapGestureRecognizer,
      other.numberOfTapsRequired > numberOfTapsRequired
    {
      return false
    }
    return super.canPrevent(preventedGestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    act(taps.began(touches, fingers: numberOfTouchesRequired))
    if !state.isFinal { taps.limit(TapSeries.longestTap) { [weak self] in self?.state = .failed } }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    act(taps.moved(touches))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let outcome = taps.ended(touches, fingers: numberOfTouchesRequired)
    guard outcome == .tapped else { return act(outcome) }
    if taps.count >= numberOfTapsRequired {
      taps.stopTimer()
      state = .ended
    } else {
      taps.waitForNext { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private func act(_ outcome: TapSeries.Outcome) {
    if outcome == .failed { state = .failed }
  }

  open override func reset() {
    super.reset()
    taps.stopTimer()
    taps = TapSeries()
  }
}
