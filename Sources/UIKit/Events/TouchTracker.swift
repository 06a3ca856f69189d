/// Follows the fingers on one window and hands them to the views that they came down on.
@MainActor
final class TouchTracker {
  /// The views that have live touches, for exclusive touch.
  private var liveTouches: [UITouch] = []

  /// Sends the touches of an event to their views: one call for each view and phase, in the order of the touches.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.touches(for: window) ?? []).sorted { $0.serial < $1.serial }
    for touch in touches where touch.phase == .began { admit(touch) }
    send(touches, in: .began, event) { $0.touchesBegan($1, with: $2) }
    send(touches, in: .moved, event) { $0.touchesMoved($1, with: $2) }
    send(touches, in: .ended, event) { $0.touchesEnded($1, with: $2) }
    send(touches, in: .cancelled, event) { $0.touchesCancelled($1, with: $2) }
    liveTouches.removeAll { $0.phase == .ended || $0.phase == .cancelled || $0.view == nil }
  }

  /// Lets a new touch in, or takes its view away where another touch or view forbids it.
  private func admit(_ touch: UITouch) {
    guard let view = touch.view else { return }
    let others = liveTouches.filter { $0 !== touch }
    let isSecondFinger = !view.isMultipleTouchEnabled && others.contains { $0.view === view }
    let isShutOut =
      others.contains { $0.view !== view && $0.view?.isExclusiveTouch == true }
      || (view.isExclusiveTouch && others.contains { $0.view !== view })
    if isSecondFinger || isShutOut {
      touch.view = nil
    } else {
      liveTouches.append(touch)
    }
  }

  private func send(
    _ touches: [UITouch], in phase: UITouch.Phase, _ event: UIEvent,
    with call: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    var views: [(view: UIView, touches: Set<UITouch>)] = []
    for touch in touches where touch.phase == phase {
      guard let view = touch.view else { continue }
      if let index = views.firstIndex(where: { $0.view === view }) {
        views[index].touches.insert(touch)
      } else {
        views.append((view, [touch]))
      }
    }
    for (view, touches) in views { call(view, touches, event) }
  }
}
