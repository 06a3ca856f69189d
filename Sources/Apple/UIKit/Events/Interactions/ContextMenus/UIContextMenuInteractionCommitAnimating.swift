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
