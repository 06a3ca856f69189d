/// A behavior that can be added to a view independently of its class.
///
/// - Source: developer.apple.com/documentation/uikit/uiinteraction
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is added to. The reference is weak.
  var view: UIView? { get }
  /// Tells the interaction that its view is about to change.
  func willMove(to view: UIView?)
  /// Tells the interaction that its view changed.
  func didMove(to view: UIView?)
}

// The interactions of a view.

extension UIView {
  func attach(_ interaction: any UIInteraction) {
    if interaction.view === self, interactions.contains(where: { $0 === interaction }) { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rareStorage?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(_ new: [any UIInteraction]) {
    for interaction in interactions where !new.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in new { addInteraction(interaction) }
  }
}
