/// Runs changes along with a context menu's coming and going.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; `nil` where that is a picture of a view.
  var previewViewController: UIViewController? { get }

  /// Runs a block whose changes are animated along.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Runs a block when the animation is over.
  func addCompletion(_ completion: @escaping () -> Void)
}
