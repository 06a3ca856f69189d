import Foundation

// Items that a keyboard's focus goes to.

extension UICollectionView: FocusGroupOwner {
  func canFocus(_ cell: UICollectionViewCell) -> Bool {
    guard allowsFocus, let path = indexPath(for: cell) else { return false }
    return delegate?.collectionView(self, canFocusItemAt: path) ?? true
  }

  func focusMoved(to cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    scrollRectToVisible(cell.frame, animated: false)
    let follows = delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
    if follows, !(indexPathsForSelectedItems ?? []).contains(path) { userSelects(path) }
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
