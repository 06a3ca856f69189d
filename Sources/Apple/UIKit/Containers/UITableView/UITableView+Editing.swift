import Foundation

// Editing controls and the changes that they make.

extension UITableView {
  /// The editing style if the delegate does not implement the method: rows can be deleted.
  var defaultEditingStyle: UITableViewCell.EditingStyle { .delete }

  func editingDidChange(animated: Bool) {
    hideSwipeActions()
    clearSelection()
    for row in visibleRows { updateEditing(of: row.cell, row.path, animated: animated) }
    setNeedsLayout()
  }

  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? defaultEditingStyle
  }

  /// Updates the editing and reorder controls of a cell.
  func updateEditing(of cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
    guard isEditing else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      cell.state.selectsWhileEditing = false
      return
    }
    let isEditable = canEdit(path)
    let canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    // The reorder control is shown only if the data source implements `tableView(_:canMoveRowAt:)`.
    if canMove, probe.canMove != .byDefault { cell.showsReorderControl = true }
    cell.state.canMove = canMove
    cell.state.selectsWhileEditing = allowsMultipleSelectionDuringEditing && isEditable
    cell.state.editingStyle =
      isEditable ? delegate?.tableView(self, editingStyleForRowAt: path) ?? defaultEditingStyle : .none
    if let delegate { cell.shouldIndentWhileEditing = delegate.tableView(self, shouldIndentWhileEditingRowAt: path) }
    cell.setEditing(isEditable || (canMove && cell.showsReorderControl), animated: animated)
    cell.setNeedsLayout()
  }

  /// Responds to a tap on the insertion or deletion control of a cell.
  func editControlTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    } else if swipedRow == path {
      hideSwipeActions()
    } else if let actions = standardSwipeActions(forRowAt: path) {
      reveal(actions, path, isLeading: false)
      guard showsChangesAnimated, let swipe = cell.state.swipe else { return }
      swipe.extent = 0
      ViewAnimation.withoutAnimation { cell.layoutIfNeeded() }
      cell.slide(to: swipe.width, speed: 0)
    }
  }

  // MARK: - Moving

  /// Moves a row where the user drops it. The delegate may change the target, and the data source moves the data.
  ///
  /// - Returns: The new index path of the row.
  @discardableResult
  package func userMovesRow(at source: IndexPath, to proposed: IndexPath) -> IndexPath {
    guard isRow(source), dataSource?.tableView(self, canMoveRowAt: source) == true else { return source }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    guard target != source else { return source }
    dataSource?.tableView(self, moveRowAt: source, to: target)
    moveRow(at: source, to: target)
    return target
  }
}
