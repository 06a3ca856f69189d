extension UISplitViewController {
  /// When the button for the sidebar is there.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.enum
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Where the system finds it useful.
    case automatic = 0
    case never = 1
    case always = 2
  }
}
