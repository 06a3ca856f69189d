/// One finger of the host's: comes down on a window, moves, and is lifted or taken away.
@MainActor
package final class HostFinger {
  private let touch: UITouch
  private let window: UIWindow
  /// Whether the app discards the whole touch, as it did when the touch began.
  private let isIgnored: Bool

  /// Puts the finger down at a point of a window and delivers the touch.
  ///
  /// - Parameter tapCount: how many taps in a row this is.
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

  /// The view that the finger came down on.
  package var view: UIView? { touch.view }

  /// Moves the finger to a point of the window.
  package func move(to point: CGPoint) {
    touch.move(to: point, phase: .moved, timestamp: window.layer.host.clock.now)
    send()
  }

  /// Lifts the finger, where it is or at another point.
  package func lift(at point: CGPoint? = nil) {
    touch.move(to: point ?? touch.locationInWindow, phase: .ended, timestamp: window.layer.host.clock.now)
    send()
  }

  /// Has the system take the touch away.
  package func cancel() {
    touch.move(to: touch.locationInWindow, phase: .cancelled, timestamp: window.layer.host.clock.now)
    send()
  }

  private func send() {
    if isIgnored { return }
    // The event has the other fingers, too: they rest.
    window.layer.host.run {
      let touches = TouchTracker.current.resting(beside: touch).union([touch])
      UIApplication.shared.sendEvent(UIEvent(touches: touches, timestamp: AppHost.current.clock.now))
    }
  }
}
