/// Something that a view does with the user, apart from its class.
///
/// - Source: developer.apple.com/documentation/uikit/uiinteraction
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction belongs to. Not kept alive by the interaction.
  var view: UIView? { get }
  /// The view is about to change.
  func willMove(to view: UIView?)
  /// The view has changed.
  func didMove(to view: UIView?)
}
