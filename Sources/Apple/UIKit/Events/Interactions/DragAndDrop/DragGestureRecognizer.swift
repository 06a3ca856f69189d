import CoreGraphics

/// The recognizer of the press that lifts an item and then drags it.
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

  /// If nothing can be dragged, the view keeps the touch.
  override var isReady: Bool { interaction?.prepare(at: location(in: nil)) ?? false }
}
