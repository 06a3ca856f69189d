extension UICollectionViewCell {
  /// How far a drag of a cell has come.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionviewcell/dragstate
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
}
