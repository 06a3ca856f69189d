import CoreGraphics

/// The finger that rests on something until that is lifted, and then carries it.
final class DragGestureRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UIDragInteraction?

  init(for interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    listeners.append { recognizer in
      guard let recognizer = recognizer as? DragGestureRecognizer else { return }
      recognizer.interaction?.follow(recognizer.state, at: recognizer.location(in: nil))
    }
  }

  /// Where nothing is dragged, the touch is the view's.
  override var isReady: Bool { interaction?.prepare(at: location(in: nil)) ?? false }
}
