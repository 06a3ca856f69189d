/// A menu entry that performs an action rather than contain other entries.
///
/// - Source: developer.apple.com/documentation/uikit/uimenuleaf
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title in the menu.
  var title: String { get set }
  /// The title in a list of keyboard shortcuts.
  var discoverabilityTitle: String? { get set }
  /// The image beside the title.
  var image: UIImage? { get set }
  /// The appearance and behavior of the entry.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state of the check mark.
  var state: UIMenuElement.State { get set }
  /// The object that performs the entry, while it is performed.
  var sender: Any? { get }
  /// Performs the entry with a sender.
  func performWithSender(_ sender: Any?, target: Any?)
}
