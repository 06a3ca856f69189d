extension UISplitViewController {
  /// A column of a split view controller.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/column
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
    /// The column at the trailing side, which is hidden until it is shown. While the columns are collapsed, it is a sheet.
    case inspector = 4
  }

  /// The visible columns of a split view controller.
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

  /// The visibility of the sidebar button.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.enum
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The visibility that the system chooses.
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// The side of the primary column.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.enum
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The arrangement of columns beside or over the secondary one.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// The number of columns in a split view controller.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }
}
