extension UISplitViewController {
  /// A column of a split controller.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/column
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }
}
