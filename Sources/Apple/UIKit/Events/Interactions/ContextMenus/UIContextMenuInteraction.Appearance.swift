extension UIContextMenuInteraction {
  /// How a context menu is shown.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteraction/appearance
  public enum Appearance: UInt, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// With a preview, before a blurred screen.
    case rich = 1
    /// The menu alone.
    case compact = 2
  }
}
