import Foundation

// Focus of a hardware keyboard on items.

extension UICollectionView: FocusGroupOwner {
  func canFocus(_ cell: UICollectionViewCell) -> Bool {
    guard allowsFocus, !isEditing || allowsFocusDuringEditing, let path = indexPath(for: cell) else { return false }
    return delegate?.collectionView(self, canFocusItemAt: path) ?? true
  }

  func focusMoved(to cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    lastFocusedItem = path
    scrollRectToVisible(cell.frame, animated: false)
    let follows = delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
    if follows, !(indexPathsForSelectedItems ?? []).contains(path) { userSelects(path) }
  }

  /// The focus environments of the collection view: the cells of its preferred items.
  var preferredItems: [any UIFocusEnvironment] {
    let remembered = remembersLastFocusedIndexPath ? lastFocusedItem : nil
    let path = remembered ?? delegate?.indexPathForPreferredFocusedView(in: self)
    return path.flatMap { cellForItem(at: $0) }.map { [$0] } ?? []
  }

  /// Returns the index path of the item that contains a focus item.
  func path(around item: (any UIFocusItem)?) -> IndexPath? {
    var view = item as? UIView
    while let current = view, !(current is UICollectionViewCell) { view = current.superview }
    return (view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  /// Selects the item of a cell, as the user does.
  ///
  /// - Returns: Whether the cell is an item of the collection view.
  func userSelects(_ cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    userSelects(path)
    return true
  }
}

extension UICollectionViewCell: FocusTarget {
  func activateFromFocus() -> Bool { element.collectionView?.userSelects(self) ?? false }

  func focusDidChange(isFocused: Bool) {
    setNeedsUpdateConfiguration()
    if isFocused { element.collectionView?.focusMoved(to: self) }
  }
}
