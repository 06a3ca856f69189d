extension UISplitViewController {
  /// Which columns of a split controller are there.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }
}
