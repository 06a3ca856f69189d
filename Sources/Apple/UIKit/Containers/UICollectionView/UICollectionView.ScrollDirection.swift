extension UICollectionView {
  /// Along which axis a layout scrolls.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }
}
