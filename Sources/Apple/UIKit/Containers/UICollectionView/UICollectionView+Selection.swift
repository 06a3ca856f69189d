import Foundation

// Selection of items by code and by touches.

extension UICollectionView {
  var allowsSeveralSelections: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  var canSelectItems: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  // MARK: - By code

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    guard let path else {
      clearSelection()
      return
    }
    guard isItem(path), allowsSelection || canSelectItems else { return }
    if !allowsSeveralSelections {
      for old in selection.sorted() where old != path { setSelected(false, old) }
    }
    setSelected(true, path)
    if !position.isEmpty { scroll(toItem: path, position, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    shownCell(at: path)?.isSelected = isSelected
  }

  func clearSelection() {
    for path in selection.sorted() { setSelected(false, path) }
  }

  // MARK: - By the user

  /// Selects or deselects an item in response to a tap, and asks and tells the delegate at each step.
  func userSelects(_ path: IndexPath) {
    guard canSelectItems, isItem(path) else { return }
    if allowsSeveralSelections, selection.contains(path) {
      if let delegate, !delegate.collectionView(self, shouldDeselectItemAt: path) { return }
      setSelected(false, path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    if let delegate, !delegate.collectionView(self, shouldSelectItemAt: path) { return }
    if !allowsSeveralSelections {
      for old in selection.sorted() where old != path {
        setSelected(false, old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    setSelected(true, path)
    delegate?.collectionView(self, didSelectItemAt: path)
    guard !isEditing, isItem(path) else { return }
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  // MARK: - Touches

  /// The distance in points that a touch may move before it no longer counts as a tap.
  private static let tapRadius: CGFloat = 10

  func touchDidBegin(_ touches: Set<UITouch>) {
    guard tracked == nil, let touch = touches.first, touches.count == 1 else { return }
    if swipedPath != nil {
      // A touch beside revealed actions only hides them.
      hideSwipeActions()
      return
    }
    guard canSelectItems, let view = touch.view, let (path, cell) = shownCell(around: view),
      cell.isUserInteractionEnabled
    else { return }
    if let delegate, !delegate.collectionView(self, shouldHighlightItemAt: path) { return }
    tracked = TrackedRow(path: path, start: touch.location(in: nil))
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func shownCell(around view: UIView) -> (IndexPath, UICollectionViewCell)? {
    shownCells.first { view.isDescendant(of: $0.cell) }.map { ($0.path, $0.cell) }
  }

  func touchDidMove(_ touches: Set<UITouch>) {
    guard let tracked, let touch = touches.first else { return }
    let point = touch.location(in: nil)
    if hypot(point.x - tracked.start.x, point.y - tracked.start.y) > UICollectionView.tapRadius { endTracking() }
  }

  func touchDidEnd(_ touches: Set<UITouch>) {
    guard let path = tracked?.path else { return }
    shownCell(at: path)?.isHighlighted = false
    if isItem(path) { userSelects(path) }
    endTracking()
  }

  func touchWasCancelled(_ touches: Set<UITouch>) {
    endTracking()
  }

  func endTracking() {
    guard let path = tracked?.path else { return }
    tracked = nil
    shownCell(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  // MARK: - Editing

  func editingDidChange() {
    hideSwipeActions()
    clearSelection()
    for (path, cell) in shownCells { updateEditing(of: cell, path) }
    setNeedsLayout()
  }

  func updateEditing(of cell: UICollectionViewCell, _ path: IndexPath) {
    let isEditing = isEditing && delegate?.collectionView(self, canEditItemAt: path) ?? true
    guard cell.state.isEditing != isEditing else { return }
    cell.state.isEditing = isEditing
    cell.setNeedsUpdateConfiguration()
  }
}
