/// An animator that runs changes along with the appearance or disappearance of a context menu.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; `nil` for a snapshot of a view.
  var previewViewController: UIViewController? { get }

  /// Adds changes that are animated along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator that runs changes when the preview of a context menu is tapped, with the style of the transition.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the transition after a tap on the preview.
  ///
  /// - Default: `.dismiss`; with a controller, `.pop`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The transition of a context menu's preview after a tap on it.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its original position.
  case dismiss = 0
  /// The preview grows into the next screen.
  case pop = 1
}
