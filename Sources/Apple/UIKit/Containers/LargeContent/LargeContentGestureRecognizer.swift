import CoreGraphics

/// The finger that is held on an item that is shown large.
final class LargeContentGestureRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UILargeContentViewerInteraction?

  init(for interaction: UILargeContentViewerInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    listeners.append { recognizer in
      guard let recognizer = recognizer as? LargeContentGestureRecognizer, let interaction = recognizer.interaction
      else {
        return
      }
      interaction.follow(recognizer.state, at: recognizer.location(in: interaction.view))
    }
  }

  /// Where nothing is shown large, the touch is the view's.
  override var isReady: Bool {
    guard UILargeContentViewerInteraction.isEnabled, let interaction else { return false }
    return interaction.item(at: location(in: interaction.view)) != nil
  }
}
