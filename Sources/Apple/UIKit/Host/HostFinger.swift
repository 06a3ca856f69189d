/// A finger of the host that touches a window, moves, and is lifted or cancelled.
@MainActor
package final class HostFinger {
  private let touch: UITouch
  private let window: UIWindow
  /// Whether the app ignores the whole touch, as it did at its beginning.
  private let isIgnored: Bool

  /// Puts the finger on a point of a window and delivers the touch.
  ///
  /// - Parameter tapCount: The number of consecutive taps.
  package init(down point: CGPoint, in window: UIWindow, tapCount: Int = 1) {
    self.window = window
    let host = window.layer.host
    isIgnored = host.run { UIApplication.shared.isIgnoringInteractionEvents }
    touch = host.run {
      let event = UIEvent(touches: [], timestamp: host.clock.now)
      return UITouch(
        at: point, in: window, view: window.hitTest(point, with: event), tapCount: tapCount, timestamp: host.clock.now)
    }
    send()
  }

  /// The view that the touch hit.
  package var view: UIView? { touch.view }

  /// Moves the finger to a point of the window.
  package func move(to point: CGPoint) {
    touch.move(to: point, phase: .moved, timestamp: window.layer.host.clock.now)
    send()
  }

  /// Lifts the finger at its location or at another point.
  package func lift(at point: CGPoint? = nil) {
    touch.move(to: point ?? touch.locationInWindow, phase: .ended, timestamp: window.layer.host.clock.now)
    send()
  }

  /// Cancels the touch.
  package func cancel() {
    touch.move(to: touch.locationInWindow, phase: .cancelled, timestamp: window.layer.host.clock.now)
    send()
  }

  private func send() {
    if isIgnored { return }
    // The event includes the other fingers, which are stationary.
    window.layer.host.run {
      let touches = TouchTracker.current.resting(beside: touch).union([touch])
      UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: AppHost.current.clock.now))
    }
  }
}
