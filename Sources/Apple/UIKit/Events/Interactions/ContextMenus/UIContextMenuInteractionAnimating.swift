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

/// Runs changes along with the end of a context menu whose preview was tapped, and says how that goes.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview.
  ///
  /// - Default: `.dismiss`; `.pop` where it has a controller.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What becomes of a context menu's preview that is tapped.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back to where it came from.
  case dismiss = 0
  /// It grows to be the screen that is shown next.
  case pop = 1
}
