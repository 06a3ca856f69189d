/// The active recognizers: those that follow touches or haven't been reset since.
///
/// All windows of a host share one instance. Recognizers interact if they share a touch.
@MainActor
final class Gestures {
  /// The recognizers in the order in which they received their first touch, from the hit view upwards.
  private var active: [UIGestureRecognizer] = []
  /// The recognizers whose targets must be notified, in the order of their changes.
  private var untold: [UIGestureRecognizer] = []
  /// The nesting level of event handling. Targets are notified at its end.
  private var depth = 0

  static var current: Gestures { UserInterface.current.gestures }

  // MARK: - Delivering events

  /// Performs a part of an event's handling. Afterwards, targets are notified and finished recognizers are reset.
  func handle(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    settle()
  }

  private func settle() {
    guard depth == 0 else { return }
    sendActions()
    setBack()
    TouchTracker.current.release()
  }

  /// Returns the recognizers that receive a new touch: those of the hit view and its ancestors.
  func recognizers(for touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current = touch.view
    while let view = current {
      // Recognizers with more taps come first, so that a double tap prevents a single tap and not vice versa.
      let own = (view.rareStorage?.gestureRecognizers ?? []).enumerated()
        .sorted { ($1.element.tapsForOrder, $0.offset) < ($0.element.tapsForOrder, $1.offset) }.map(\.element)
      found += own.filter { $0.admits(touch, event) }
      current = view.superviewStorage
    }
    return found
  }

  func begin(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    if !isActive(recognizer) { active.append(recognizer) }
    recognizer.sequence.add(touch)
  }

  func activate(_ recognizer: UIGestureRecognizer) {
    if !isActive(recognizer) { active.append(recognizer) }
  }

  func isActive(_ recognizer: UIGestureRecognizer) -> Bool { active.contains { $0 === recognizer } }

  /// Removes touches that ended.
  func forget(_ touches: [UITouch]) {
    for recognizer in active {
      for touch in touches { recognizer.sequence.remove(touch) }
    }
  }

  /// Resets all recognizers without notifications, for a new screen.
  func startOver() {
    guard depth == 0 else { return }
    let old = active
    (active, untold) = ([], [])
    for recognizer in old {
      for touch in recognizer.sequence.touches { recognizer.sequence.remove(touch) }
      recognizer.reset()
      recognizer.sequence.startOver()
      recognizer.stateStorage = .possible
    }
  }

  // MARK: - Queries by recognizers

  /// Returns the other active recognizers that share a touch with a recognizer.
  func companions(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { other in
      other !== recognizer && other.sequence.touches.contains { recognizer.sequence.touches.contains($0) }
    }
  }

  /// Returns the other active recognizers whose failure may be required, including those that wait for another tap.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let touches = recognizer.sequence.touches
    return active.filter { other in
      other !== recognizer
        && (other.sequence.touches.isEmpty || touches.isEmpty
          || other.sequence.touches.contains(where: touches.contains))
    }
  }

  /// Returns the views that are asked whether a gesture may begin, from the hit view up to that of the recognizer.
  func askedViews(for recognizer: UIGestureRecognizer) -> [UIView] {
    guard let own = recognizer.view else { return [] }
    var views: [UIView] = []
    var current = recognizer.sequence.touches.first?.view
    while let view = current, view !== own {
      views.append(view)
      current = view.superviewStorage
    }
    return views + [own]
  }

  func cancelTouchesInViews(of recognizer: UIGestureRecognizer) {
    TouchTracker.current.cancelInViews(recognizer.sequence.touches)
  }

  // MARK: - State changes

  func stateDidChange(_ recognizer: UIGestureRecognizer) {
    if !untold.contains(where: { $0 === recognizer }) { untold.append(recognizer) }
  }

  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in rivals(of: recognizer) where other.sequence.pending != nil { GestureTransition.proceed(other) }
  }

  func sendActions() {
    while !untold.isEmpty {
      let recognizer = untold.removeFirst()
      depth += 1
      for listener in recognizer.listeners { listener(recognizer) }
      for message in recognizer.messages {
        guard let target = message.target else { continue }
        SelectorTable.send(message.selector, to: target, [recognizer])
      }
      depth -= 1
    }
  }

  /// Resets the recognizers that finished and have no touches.
  private func setBack() {
    for recognizer in active where recognizer.sequence.touches.isEmpty {
      if recognizer.stateStorage.isFinal {
        active.removeAll { $0 === recognizer }
        recognizer.reset()
        recognizer.sequence.startOver()
        recognizer.stateStorage = .possible
      } else if recognizer.stateStorage == .possible, recognizer.sequence.pending == nil, !recognizer.waitsAfterLift {
        active.removeAll { $0 === recognizer }
      }
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var tapsForOrder: Int { (self as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 1 }

  /// Returns whether the recognizer receives a new touch.
  fileprivate func admits(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)), shouldReceive(event) else {
      return false
    }
    if requiresExclusiveTouchType, let first = sequence.touches.first, first.type != touch.type { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func location(ofWindowPoint point: CGPoint, in other: UIView?) -> CGPoint {
    guard let other, let window = view?.window ?? other.window else { return point }
    return window.convert(point, to: other as UIView?)
  }
}

extension UserInterface {
  @MainActor final var gestures: Gestures { part { Gestures() } }
}

/// A weak reference to a recognizer.
struct GestureBox {
  private(set) weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }
}
