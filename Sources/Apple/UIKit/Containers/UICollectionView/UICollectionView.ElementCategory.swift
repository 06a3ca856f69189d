extension UICollectionView {
  /// What an element of a layout is.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/elementcategory
  public enum ElementCategory: UInt, Sendable {
    /// An item of the data.
    case cell = 0
    /// What the data source adds at the layout's request: headers, footers, badges.
    case supplementaryView = 1
    /// What the layout adds itself.
    case decorationView = 2
  }
}
