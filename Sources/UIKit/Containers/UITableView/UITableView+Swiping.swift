import Foundation

// The actions that a swipe across a row reveals.

extension UITableView {
  /// The delegate's default: the button that deletes.
  func standardSwipeActions(forRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
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

  /// What a finger that swipes across a row reveals.
  ///
  /// - Parameter isLeading: whether the finger goes from the leading side.
  /// - Returns: whether there is anything to reveal.
  @discardableResult
  package func revealSwipeActions(forRowAt path: IndexPath, isLeading: Bool) -> Bool {
    bringUpToDate()
    guard isRow(path), canEdit(path) else { return false }
    let configuration =
      if let delegate {
        isLeading
          ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
          : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      } else {
        isLeading ? nil : standardSwipeActions(forRowAt: path)
      }
    guard let configuration, !configuration.actions.isEmpty else { return false }
    reveal(configuration, at: path, isLeading: isLeading)
    return true
  }

  func reveal(_ configuration: UISwipeActionsConfiguration?, at path: IndexPath, isLeading: Bool) {
    hideSwipeActions()
    guard let configuration, !configuration.actions.isEmpty, let cell = visibleCell(at: path) else { return }
    swipedRow = path
    delegate?.tableView(self, willBeginEditingRowAt: path)
    cell.state.isSwiped = true
    cell.state.isShowingDeleteConfirmation = configuration.actions.contains { $0.style == .destructive }
    cell.state.swipe = RevealedSwipe(configuration, isLeading: isLeading) { [weak self, weak cell] action, view in
      guard let self, let cell, let row = indexPath(for: cell) else { return }
      perform(action, view, row)
    }
    cell.setNeedsUpdateConfiguration()
  }

  private func perform(_ action: UIContextualAction, _ view: UIView, _ path: IndexPath) {
    action.handler(action, view) { [weak self] _ in self?.hideSwipeActions() }
  }

  /// Slides the row back over its actions.
  package func hideSwipeActions() {
    guard let path = swipedRow else { return }
    swipedRow = nil
    for row in visibleRows where row.cell.state.swipe != nil {
      row.cell.forgetSwipe()
    }
    delegate?.tableView(self, didEndEditingRowAt: isRow(path) ? path : nil)
  }
}

extension UITableViewCell {
  /// Takes the actions beside the cell away.
  func forgetSwipe() {
    guard let swipe = state.swipe else { return }
    swipe.remove()
    state.swipe = nil
    state.isSwiped = false
    state.isShowingDeleteConfirmation = false
    setNeedsUpdateConfiguration()
  }
}
