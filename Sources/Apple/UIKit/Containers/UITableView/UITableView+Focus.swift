import Foundation

// Focus of a hardware keyboard on rows.

extension UITableView: FocusGroupOwner {
  func canFocus(_ cell: UITableViewCell) -> Bool {
    guard allowsFocus, !isEditing || allowsFocusDuringEditing, let path = indexPath(for: cell) else { return false }
    return delegate?.tableView(self, canFocusRowAt: path) ?? true
  }

  func focusMoved(to cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    lastFocusedRow = path
    scrollRectToVisible(cell.frame, animated: false)
    let follows = delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
    if follows, !(indexPathsForSelectedRows ?? []).contains(path) { userSelects(path) }
  }

  /// The focus environments of the table: the cells of its preferred rows.
  var preferredRows: [any UIFocusEnvironment] {
    let remembered = remembersLastFocusedIndexPath ? lastFocusedRow : nil
    let path = remembered ?? delegate?.indexPathForPreferredFocusedView(in: self)
    return path.flatMap { cellForRow(at: $0) }.map { [$0] } ?? []
  }

  /// Returns the index path of the row that contains an item.
  func row(around item: (any UIFocusItem)?) -> IndexPath? {
    var view = item as? UIView
    while let current = view, !(current is UITableViewCell) { view = current.superview }
    return (view as? UITableViewCell).flatMap { indexPath(for: $0) }
  }

  /// Selects the row of a cell, as the user does.
  ///
  /// - Returns: Whether the cell is a row of the table.
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
