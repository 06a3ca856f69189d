extension UISearchBar {
  /// What lies behind the search field.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisearchbar/style
  public enum Style: UInt, Sendable {
    /// `prominent`.
    case `default` = 0
    /// The background of a bar.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }
}
