extension UISplitViewController {
  /// How many columns a split controller has.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }
}
