/// The fingers on the windows of a host, whose touches are delivered to recognizers and to the hit views.
@MainActor
final class TouchTracker {
  /// The touches on windows, from their beginning until their views received their end.
  private var live: [UITouch] = []

  /// The delay of a touch in the content of a scroll view while a drag may begin, in seconds.
  private static let contentTouchDelay = 0.15

  static var current: TouchTracker { UserInterface.current.touches }

  /// Sends the touches of an event to recognizers and then to their views: one call for each receiver and phase, in the
  /// order of the touches.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    EventTimers.current.fireDue()
    let touches = (event.touches(for: window) ?? []).sorted { $0.serial < $1.serial }
    Gestures.current.handle {
      for touch in touches where touch.phase == .began { admit(touch, event) }
      sendToRecognizers(touches, event)
      Gestures.current.sendActions()
      for touch in touches where touch.phase == .began && touch.delivery == .none { withhold(touch) }
      sendToViews(touches, event)
    }
    let over = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
    if !over.isEmpty {
      Gestures.current.handle { Gestures.current.forget(over) }
    }
    live.removeAll { touch in
      touch.view == nil || (touch.isOver && touch.delivery != .withheld && touch.delivery != .endWithheld)
    }
  }

  /// Returns the other fingers that are down, in the stationary phase.
  func resting(beside touch: UITouch) -> Set<UITouch> {
    let others = live.filter { $0 !== touch && !$0.isOver }
    for other in others { other.phase = .stationary }
    return Set(others)
  }

  /// Removes all touches, for a new screen.
  func startOver() { live = [] }

  // MARK: - Accepting touches

  /// Accepts a new touch, or refuses it if another touch or view forbids it.
  private func admit(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view else { return }
    let others = live.filter { $0 !== touch && !$0.isOver && $0.window === touch.window }
    let isShutOut =
      others.contains { $0.view !== view && $0.view?.isExclusiveTouch == true }
      || (view.isExclusiveTouch && others.contains { $0.view !== view })
    if isShutOut {
      touch.view = nil
      return
    }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view && $0.delivery != .refused }) {
      touch.delivery = .refused
    }
    live.append(touch)
    let recognizers = Gestures.current.recognizers(for: touch, event)
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers { Gestures.current.begin(recognizer, touch) }
  }

  /// Delays the beginning of a touch if a recognizer or an enclosing scroll view requests it.
  private func withhold(_ touch: UITouch) {
    guard let view = touch.view else { return }
    if let scrollView = view.delayingScrollView {
      touch.delivery = .withheld
      touch.scrollViewDelay = EventTimers.current.schedule(after: TouchTracker.contentTouchDelay) { [self] in
        touch.scrollViewDelay = nil
        release()
      }
      touch.delayingScrollView = scrollView
    } else if touch.recognizersDelayBeginning {
      touch.delivery = .withheld
    }
  }

  // MARK: - Recognizers

  private func sendToRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    var recognizers: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] }) where !recognizers.contains(recognizer) {
      recognizers.append(recognizer)
    }
    for recognizer in recognizers where recognizer.isEnabled {
      recognizer.sequence.modifierFlags = event.modifierFlags
      func send(_ phase: UITouch.Phase, _ call: (Set<UITouch>, UIEvent) -> Void) {
        guard !recognizer.stateStorage.isFinal else { return }
        let own = touches.filter { $0.phase == phase && recognizer.sequence.touches.contains($0) }
        if !own.isEmpty { call(Set(own), event) }
      }
      send(.began, recognizer.touchesBegan)
      send(.moved, recognizer.touchesMoved)
      send(.ended, recognizer.touchesEnded)
      send(.cancelled, recognizer.touchesCancelled)
    }
  }

  // MARK: - Views

  private func sendToViews(_ touches: [UITouch], _ event: UIEvent) {
    for touch in touches where touch.isOver && touch.delivery == .withheld && !touch.recognizersDelayBeginning {
      letThrough(touch, event)
    }
    for touch in touches where touch.phase == .ended && touch.delivery == .begun && touch.recognizersDelayEnd {
      touch.delivery = .endWithheld
    }
    send(touches.filter { $0.phase == .began && $0.delivery == .none }, event, .begun) { $0.touchesBegan($1, with: $2) }
    send(touches.filter { $0.phase == .moved && $0.delivery == .begun }, event, .begun) {
      $0.touchesMoved($1, with: $2)
    }
    send(touches.filter { $0.phase == .ended && $0.delivery == .begun }, event, .finished) {
      $0.touchesEnded($1, with: $2)
    }
    send(touches.filter { $0.phase == .cancelled && $0.delivery == .begun }, event, .finished) {
      $0.touchesCancelled($1, with: $2)
    }
  }

  private func send(
    _ touches: [UITouch], _ event: UIEvent, _ delivery: TouchDelivery,
    with call: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    var views: [(view: UIView, touches: Set<UITouch>)] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      touch.delivery = delivery
      if let index = views.firstIndex(where: { $0.view === view }) {
        views[index].touches.insert(touch)
      } else {
        views.append((view, [touch]))
      }
    }
    for (view, touches) in views { call(view, touches, event) }
  }

  /// Delivers the beginning of a delayed touch to its view.
  private func letThrough(_ touch: UITouch, _ event: UIEvent) {
    touch.scrollViewDelay?.cancel()
    touch.scrollViewDelay = nil
    if let scrollView = touch.delayingScrollView, let view = touch.view {
      touch.delayingScrollView = nil
      guard scrollView.passesThrough(touch, with: event, to: view) else {
        touch.delivery = .refused
        return
      }
    }
    if touch.phase == .cancelled {
      touch.delivery = .finished
      return
    }
    let (present, previous) = (touch.locationInWindow, touch.previousLocationInWindow)
    (touch.locationInWindow, touch.previousLocationInWindow) = (touch.startInWindow, touch.startInWindow)
    touch.tell(.began) { send([touch], event, .begun) { $0.touchesBegan($1, with: $2) } }
    touch.locationInWindow = present
    if present != touch.startInWindow, touch.delivery == .begun {
      touch.previousLocationInWindow = touch.startInWindow
      touch.tell(.moved) { send([touch], event, .begun) { $0.touchesMoved($1, with: $2) } }
    }
    touch.previousLocationInWindow = previous
  }

  /// Delivers the touches that are no longer delayed.
  func release() {
    for touch in live where touch.delivery == .withheld {
      guard touch.scrollViewDelay == nil, !touch.recognizersDelayBeginning else { continue }
      let event = UIEvent(touches: [touch], timestamp: touch.timestamp)
      letThrough(touch, event)
      if touch.phase == .ended, touch.delivery == .begun { touch.delivery = .endWithheld }
    }
    for touch in live where touch.delivery == .endWithheld && !touch.recognizersDelayEnd {
      let event = UIEvent(touches: [touch], timestamp: touch.timestamp)
      send([touch], event, .finished) { $0.touchesEnded($1, with: $2) }
    }
    live.removeAll { $0.isOver && $0.delivery != .withheld && $0.delivery != .endWithheld }
  }

  /// Cancels touches in their views after a gesture was recognized.
  func cancelInViews(_ touches: [UITouch]) {
    for touch in touches {
      touch.scrollViewDelay?.cancel()
      touch.scrollViewDelay = nil
    }
    let told = touches.filter { $0.delivery == .begun || $0.delivery == .endWithheld }
    for touch in touches where touch.delivery == .none || touch.delivery == .withheld { touch.delivery = .refused }
    guard let first = told.first else { return }
    let event = UIEvent(touches: Set(told), timestamp: first.timestamp)
    let phases = told.map(\.phase)
    for touch in told { touch.phase = .cancelled }
    send(told, event, .refused) { $0.touchesCancelled($1, with: $2) }
    for (touch, phase) in zip(told, phases) { touch.phase = phase }
  }
}

extension UIView {
  /// The enclosing scroll view that delays touches until it is clear that they don't scroll.
  fileprivate var delayingScrollView: UIView? {
    var current = superviewStorage
    while let view = current {
      if view.delaysTouches { return view }
      current = view.superviewStorage
    }
    return nil
  }
}

extension UITouch {
  fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Whether a recognizer that may still succeed delays the beginning of the touch.
  fileprivate var recognizersDelayBeginning: Bool {
    gestureRecognizers?.contains {
      $0.delaysTouchesBegan && $0.stateStorage == .possible && Gestures.current.isActive($0) && $0.isEnabled
    } ?? false
  }

  /// Whether a recognizer that may still succeed delays the end of the touch.
  fileprivate var recognizersDelayEnd: Bool {
    gestureRecognizers?.contains {
      $0.delaysTouchesEnded && $0.stateStorage == .possible && Gestures.current.isActive($0)
        && ($0.waitsAfterLift || $0.sequence.pending != nil)
    } ?? false
  }

  /// Sets another phase while a view receives an earlier message.
  fileprivate func tell(_ phase: Phase, _ body: () -> Void) {
    let present = self.phase
    self.phase = phase
    body()
    self.phase = present
  }
}

extension UserInterface {
  @MainActor final var touches: TouchTracker { part { TouchTracker() } }
}
