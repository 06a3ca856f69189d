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

  /// The duration of an extended lift as a multiple of the standard one. Apple documents that it is longer, not how much.
  private static let extendedFactor = 2.0

  var liftBehavior = UIDragInteraction.LiftBehavior.default {
    didSet {
      guard liftBehavior != oldValue else { return }
      let factor = DragGestureRecognizer.extendedFactor
      minimumPressDuration *= liftBehavior == .extended ? factor : 1 / factor
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard liftBehavior == .extended, numberOfTouches > 1 else { return }
    state = state == .possible ? .failed : .cancelled
  }

  /// If nothing can be dragged, the view keeps the touch.
  override var isReady: Bool { interaction?.prepare(at: location(in: nil)) ?? false }
}
