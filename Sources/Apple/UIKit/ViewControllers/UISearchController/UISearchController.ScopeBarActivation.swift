extension UISearchController {
  /// When the scope bar of a search comes and goes.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.enum
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system likes it: when a search begins.
    case automatic = 0
    /// When the app says so.
    case manual
    /// While there are words.
    case onTextEntry
    /// When a search begins.
    case onSearchActivation
  }
}
