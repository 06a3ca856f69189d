import Foundation

// Selection of rows by code and by touches.

extension UITableView {
  var allowsSeveralSelections: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  var canSelectRows: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  // MARK: - By code

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      for old in selection.sorted() { setSelected(false, old, animated: animated) }
      return
    }
    guard isRow(path), allowsSelection || canSelectRows else { return }
    if !allowsSeveralSelections {
      for old in selection.sorted() where old != path { setSelected(false, old, animated: animated) }
    }
    setSelected(true, path, animated: animated)
    if position != .none { scroll(toRow: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    if selection.contains(path) { setSelected(false, path, animated: animated) }
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    let cell = visibleCell(at: path)
    cell?.setSelected(isSelected, animated: animated)
    cell?.setNeedsLayout()
  }

  func clearSelection() {
    for path in selection.sorted() { setSelected(false, path, animated: false) }
  }

  func selectionModeDidChange() {
    if !allowsSeveralSelections { clearSelection() }
    for row in visibleRows { updateEditing(of: row.cell, row.path, animated: false) }
  }

  // MARK: - By the user

  /// Selects or deselects a row in response to a tap, and asks and tells the delegate at each step.
  func userSelects(_ path: IndexPath) {
    guard canSelectRows else { return }
    if allowsSeveralSelections, selection.contains(path) {
      userDeselects(path)
      return
    }
    var chosen = path
    if let delegate {
      guard let answer = delegate.tableView(self, willSelectRowAt: path) else { return }
      chosen = answer
    }
    guard isRow(chosen) else { return }
    let wasSelected = selection.contains(chosen)
    if !allowsSeveralSelections {
      for old in selection.sorted() where old != chosen { userDeselects(old) }
    }
    setSelected(true, chosen, animated: false)
    // As on iOS, the storyboard's segue is performed before the delegate is told.
    if let cell = cellForRow(at: chosen) { cell.state.selectionSegue?.begin(cell) }
    delegate?.tableView(self, didSelectRowAt: chosen)
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    guard !wasSelected || !allowsSeveralSelections, !isEditing, isRow(chosen) else { return }
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: chosen) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: chosen)
    }
  }

  private func userDeselects(_ path: IndexPath) {
    var chosen = path
    if let delegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: path) else { return }
      chosen = answer
    }
    guard selection.contains(chosen) else { return }
    setSelected(false, chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  // MARK: - Touches

  /// The distance in points that a touch may move before it no longer counts as a tap.
  private static let tapRadius: CGFloat = 10

  func touchDidBegin(_ touches: Set<UITouch>) {
    guard tracked == nil, let touch = touches.first, touches.count == 1 else { return }
    if swipedRow != nil {
      // A touch beside revealed actions only hides them.
      hideSwipeActions()
      return
    }
    let point = touch.location(in: self)
    guard canSelectRows, let path = row(at: point), let cell = visibleCell(at: path),
      let view = touch.view, view.isDescendant(of: cell), cell.isUserInteractionEnabled
    else { return }
    if let delegate, !delegate.tableView(self, shouldHighlightRowAt: path) { return }
    tracked = TrackedRow(path: path, start: touch.location(in: nil))
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func touchDidMove(_ touches: Set<UITouch>) {
    guard let tracked, let touch = touches.first else { return }
    let point = touch.location(in: nil)
    if hypot(point.x - tracked.start.x, point.y - tracked.start.y) > UITableView.tapRadius { endTracking() }
  }

  func touchDidEnd(_ touches: Set<UITouch>) {
    guard let path = endTracking(), isRow(path) else { return }
    userSelects(path)
  }

  func touchWasCancelled(_ touches: Set<UITouch>) {
    endTracking()
  }

  /// Ends the tracking of a touch and removes the highlight.
  ///
  /// - Returns: The index path of the touched row.
  @discardableResult
  func endTracking() -> IndexPath? {
    guard let path = tracked?.path else { return nil }
    tracked = nil
    visibleCell(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    return path
  }

  func accessoryButtonTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.state.accessorySegue?.begin(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
