/// An event with presses of keys and buttons.
///
/// - Source: developer.apple.com/documentation/uikit/uipressesevent
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  open internal(set) var allPresses: Set<UIPress>

  open override var type: EventType { .presses }

  init(presses: Set<UIPress>, timestamp: TimeInterval) {
    allPresses = presses
    super.init(timestamp: timestamp)
    modifierFlags = presses.first?.key?.modifierFlags ?? []
  }

  /// Returns the presses that a recognizer receives: those of the responders that it is attached to.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    guard let view = gesture.view else { return [] }
    return allPresses.filter { ($0.responder as? UIView)?.isDescendant(of: view) ?? false }
  }
}
