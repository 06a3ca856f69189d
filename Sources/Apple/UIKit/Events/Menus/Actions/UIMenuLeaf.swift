/// An entry of a menu that does something, rather than hold others.
///
/// - Source: developer.apple.com/documentation/uikit/uimenuleaf
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The words that the menu shows.
  var title: String { get set }
  /// The words that a list of keyboard shortcuts shows.
  var discoverabilityTitle: String? { get set }
  /// The picture beside the title.
  var image: UIImage? { get set }
  /// How the entry looks and behaves.
  var attributes: UIMenuElement.Attributes { get set }
  /// The check mark.
  var state: UIMenuElement.State { get set }
  /// What the entry is performed on behalf of, while it is performed.
  var sender: Any? { get }
  /// Performs the entry as if `sender` had been used.
  func performWithSender(_ sender: Any?, target: Any?)
}
