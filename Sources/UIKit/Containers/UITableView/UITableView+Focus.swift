import Foundation

// Rows that a keyboard's focus goes to.

extension UITableView: FocusGroupOwner {
  func canFocus(_ cell: UITableViewCell) -> Bool {
    guard allowsFocus, let path = indexPath(for: cell) else { return false }
    return delegate?.tableView(self, canFocusRowAt: path) ?? true
  }

  func focusMoved(to cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    scrollRectToVisible(cell.frame, animated: false)
    let follows = delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
    if follows, !(indexPathsForSelectedRows ?? []).contains(path) { userSelects(path) }
  }

  /// - Returns: whether the cell is a row.
  func userSelects(_ cell: UITableViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    userSelects(path)
    return true
  }
}

extension UITableViewCell: FocusTarget {
  func activateFromFocus() -> Bool { state.table?.userSelects(self) ?? false }

  func focusDidChange(isFocused: Bool) {
    setNeedsUpdateConfiguration()
    if isFocused { state.table?.focusMoved(to: self) }
  }
}
