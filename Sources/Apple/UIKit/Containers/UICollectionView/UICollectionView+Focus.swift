import Foundation

// Items that a keyboard's focus goes to.

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

  /// Where the focus goes that comes to the collection: items that have a cell.
  var preferredItems: [any UIFocusEnvironment] {
    let remembered = remembersLastFocusedIndexPath ? lastFocusedItem : nil
    let path = remembered ?? delegate?.indexPathForPreferredFocusedView(in: self)
    return path.flatMap { cellForItem(at: $0) }.map { [$0] } ?? []
  }

  /// The path of what an item of the focus lies in.
  func path(around item: (any UIFocusItem)?) -> IndexPath? {
    var view = item as? UIView
    while let current = view, !(current is UICollectionViewCell) { view = current.superview }
    return (view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  /// - Returns: whether the cell is an item.
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
