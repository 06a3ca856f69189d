import Foundation

// Swipe actions of rows.

extension UITableView: SwipingList {
  /// Returns the actions of a swipe without a delegate's method for them. A row can be deleted by a swipe only if the
  /// data source implements `tableView(_:commit:forRowAt:)`.
  func swipeActionsByDefault(forRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = standardSwipeActions(forRowAt: path) else { return nil }
    let isOlder = delegate?.tableView(self, editActionsForRowAt: path) != nil
    let commits = dataSource.flatMap {
      ImplementedMembers.contains("tableView:commitEditingStyle:forRowAtIndexPath:", in: $0)
    }
    return isOlder || commits ?? true ? actions : nil
  }

  /// Returns the default swipe actions: a button that deletes the row.
  func standardSwipeActions(forRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
    if let older = delegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: older.map { $0.contextual(in: self, path) })
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? defaultEditingStyle
    guard style == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, view, done in
      guard let self else { return }
      let row = visibleRows.first { view.isDescendant(of: $0.cell) }?.path ?? path
      dataSource?.tableView(self, commit: .delete, forRowAt: row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: - Touches

  var openRow: (path: IndexPath, row: any SwipedRow)? {
    guard let path = swipedRow, let cell = visibleCell(at: path) else { return nil }
    return (path, cell)
  }

  var allowsSwiping: Bool { !isEditing && reordering == nil }

  func swipeableRow(at point: CGPoint) -> (path: IndexPath, row: any SwipedRow)? {
    guard let path = row(at: point), let cell = visibleCell(at: path), cell.isUserInteractionEnabled else { return nil }
    return (path, cell)
  }

  func swipeConfiguration(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard isRow(path), canEdit(path) else { return nil }
    guard let delegate else { return isLeading ? nil : swipeActionsByDefault(forRowAt: path) }
    return isLeading
      ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }

  // MARK: - Showing

  /// Reveals the swipe actions of a row, as at the end of a swipe.
  ///
  /// - Parameter isLeading: Whether the leading actions are revealed.
  /// - Returns: Whether the row has swipe actions.
  @discardableResult
  package func revealSwipeActions(forRowAt path: IndexPath, isLeading: Bool) -> Bool {
    bringUpToDate()
    guard let configuration = swipeConfiguration(path, isLeading: isLeading), !configuration.actions.isEmpty else {
      return false
    }
    reveal(configuration, path, isLeading: isLeading)
    return true
  }

  func reveal(_ configuration: UISwipeActionsConfiguration, _ path: IndexPath, isLeading: Bool) {
    hideSwipeActions()
    guard !configuration.actions.isEmpty, let cell = visibleCell(at: path) else { return }
    endTracking()
    swipedRow = path
    delegate?.tableView(self, willBeginEditingRowAt: path)
    cell.begin(
      RevealedSwipe(configuration, isLeading: isLeading, isMirrored: cell.isMirrored) { [weak self] action, view in
        action.handler(action, view) { [weak self] _ in self?.hideSwipeActions() }
      })
  }

  /// Hides the swipe actions.
  package func hideSwipeActions() {
    guard let path = swipedRow else { return }
    swipedRow = nil
    for row in visibleRows where row.cell.state.swipe != nil { row.cell.closeSwipe() }
    delegate?.tableView(self, didEndEditingRowAt: isRow(path) ? path : nil)
  }
}

extension UITableViewCell: SwipedRow {
  var revealedSwipe: RevealedSwipe? {
    get { state.swipe }
    set { state.swipe = newValue }
  }

  func setSwiped(_ isSwiped: Bool, _ swipe: RevealedSwipe) {
    state.isSwiped = isSwiped
    state.isShowingDeleteConfirmation =
      isSwiped && swipe.configuration.actions.contains { $0.style == .destructive }
    setNeedsUpdateConfiguration()
  }
}
