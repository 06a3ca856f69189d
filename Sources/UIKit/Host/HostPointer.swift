/// The host's pointer: it hovers over views without touching them.
@MainActor
package final class HostPointer {
  private let window: UIWindow
  private var hovered: [UIHoverGestureRecognizer] = []

  package init(in window: UIWindow) {
    self.window = window
  }

  /// Moves the pointer to a point of the window; `nil` takes it away.
  package func move(to point: CGPoint?) {
    EventTimers.current.fireDue()
    var found: [UIHoverGestureRecognizer] = []
    var current = point.flatMap { window.hitTest($0, with: nil) }
    while let view = current {
      found += (view.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
      current = view.superview
    }
    let left = hovered.filter { !found.contains($0) }
    hovered = found
    Gestures.current.handle {
      for recognizer in left { recognizer.pointerLeft() }
      guard let point else { return }
      for recognizer in found {
        Gestures.current.activate(recognizer)
        recognizer.pointerMoved(to: point)
      }
    }
  }
}
