/// What becomes of a context menu's preview that is tapped.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back to where it came from.
  case dismiss = 0
  /// It grows to be the screen that is shown next.
  case pop = 1
}
