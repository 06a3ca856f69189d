import CoreGraphics

/// The gesture recognizer that shows the large content of the touched item.
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

  /// Whether there is an item to show. Otherwise the view receives the touch.
  override var isReady: Bool {
    guard UILargeContentViewerInteraction.isEnabled, let interaction else { return false }
    return interaction.item(at: location(in: interaction.view)) != nil
  }
}
