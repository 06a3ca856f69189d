/// A pointer of the host, which hovers over views without touching them.
@MainActor
package final class HostPointer {
  private let window: UIWindow
  private var hovered: [UIHoverGestureRecognizer] = []
  private var pointed: UIPointerInteraction?

  package init(in window: UIWindow) {
    self.window = window
  }

  /// Moves the pointer to a point of the window; `nil` removes it.
  package func move(to point: CGPoint?) {
    EventTimers.current.fireDue()
    var found: [UIHoverGestureRecognizer] = []
    var current = point.flatMap { window.hitTest($0, with: nil) }
    while let view = current {
      found += (view.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
      current = view.superview
    }
    lead(to: point)
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

  /// Moves the pointer to the innermost view with a pointer interaction.
  private func lead(to point: CGPoint?) {
    var found: UIPointerInteraction?
    var current = point.flatMap { window.hitTest($0, with: nil) }
    while let view = current, found == nil {
      found = view.interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first { $0.isEnabled }
      current = view.superview
    }
    if pointed !== found { pointed?.leave() }
    pointed = found
    if let point, let view = found?.view { found?.move(to: view.convert(point, from: window as UIView?)) }
  }
}
