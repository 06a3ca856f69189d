extension UISearchController {
  /// The condition that shows and hides the scope bar of a search.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.enum
  public enum ScopeBarActivation: Int, Sendable {
    /// The system decides: when a search begins.
    case automatic = 0
    /// The app shows and hides the scope bar.
    case manual
    /// While there is text.
    case onTextEntry
    /// When a search begins.
    case onSearchActivation
  }
}
