extension UISearchBar {
  /// The pictures in a search field.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisearchbar/icon
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The clear button. The field draws its own button, regardless of the image.
    case clear = 1
    /// The button of ``UISearchBar/showsBookmarkButton``.
    case bookmark = 2
    /// The button of ``UISearchBar/showsSearchResultsButton``.
    case resultsList = 3
  }

  /// The background of the search field.
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
