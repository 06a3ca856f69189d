import Foundation

// Swipe actions of list rows.

extension UICollectionView: SwipingList {
  private func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    guard let layout = layoutStorage as? UICollectionViewCompositionalLayout, layout.sections.indices.contains(section)
    else { return nil }
    return layout.sections[section].section.list?.configuration
  }

  // MARK: - Touches

  var openRow: (path: IndexPath, row: any SwipedRow)? {
    guard let path = swipedPath, let cell = shownCell(at: path) as? UICollectionViewListCell else { return nil }
    return (path, cell)
  }

  var allowsSwiping: Bool { !isEditing && moving == nil && layoutStorage is UICollectionViewCompositionalLayout }

  func swipeableRow(at point: CGPoint) -> (path: IndexPath, row: any SwipedRow)? {
    guard let path = item(at: point), let cell = shownCell(at: path) as? UICollectionViewListCell,
      cell.isUserInteractionEnabled
    else { return nil }
    return (path, cell)
  }

  func swipeConfiguration(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard isItem(path), let list = list(ofSection: path.section) else { return nil }
    let provider =
      isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }

  // MARK: - Showing

  /// Reveals the swipe actions of a row, as at the end of a swipe.
  ///
  /// - Parameter isLeading: Whether the leading actions are revealed.
  /// - Returns: Whether the row has swipe actions.
  @discardableResult
  package func revealSwipeActions(forItemAt path: IndexPath, isLeading: Bool) -> Bool {
    bringUpToDate()
    guard let configuration = swipeConfiguration(path, isLeading: isLeading), !configuration.actions.isEmpty,
      shownCell(at: path) is UICollectionViewListCell
    else { return false }
    reveal(configuration, path, isLeading: isLeading)
    return true
  }

  func reveal(_ configuration: UISwipeActionsConfiguration, _ path: IndexPath, isLeading: Bool) {
    hideSwipeActions()
    guard let cell = shownCell(at: path) as? UICollectionViewListCell else { return }
    endTracking()
    swipedPath = path
    cell.begin(
      RevealedSwipe(configuration, isLeading: isLeading, isMirrored: cell.isMirrored) { [weak self] action, view in
        action.handler(action, view) { [weak self] _ in self?.hideSwipeActions() }
      })
  }

  /// Hides the swipe actions.
  package func hideSwipeActions() {
    guard swipedPath != nil else { return }
    swipedPath = nil
    for (_, cell) in shownCells { (cell as? UICollectionViewListCell)?.closeSwipe() }
  }

  func deleteTapped(in cell: UICollectionViewListCell) {
    guard let path = indexPath(for: cell) else { return }
    if swipedPath == path { hideSwipeActions() } else { revealSwipeActions(forItemAt: path, isLeading: false) }
  }

  /// Asks the data source to expand or collapse an item in response to a tap on its chevron.
  func outlineTapped(in cell: UICollectionViewListCell) {
    guard let path = indexPath(for: cell) else { return }
    (dataSource as? any OutlineDataSource)?.toggleItem(at: path)
  }
}

extension UICollectionViewListCell: SwipedRow {
  var revealedSwipe: RevealedSwipe? {
    get { listState.swipe }
    set { listState.swipe = newValue }
  }

  func setSwiped(_ isSwiped: Bool, _ swipe: RevealedSwipe) {
    state.isSwiped = isSwiped
    setNeedsUpdateConfiguration()
  }
}

/// A data source with hierarchical items.
@MainActor
protocol OutlineDataSource {
  func toggleItem(at path: IndexPath)
}
