extension UISplitViewController {
  /// The side of the primary column.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.enum
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }
}
