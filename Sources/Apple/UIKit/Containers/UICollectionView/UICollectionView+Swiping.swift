import Foundation

// The actions that a swipe across a row of a list reveals.

extension UICollectionView: SwipingList {
  private func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    guard let layout = layoutStorage as? UICollectionViewCompositionalLayout, layout.sections.indices.contains(section)
    else { return nil }
    return layout.sections[section].section.list?.configuration
  }

  // MARK: - By finger

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

  /// What a finger that swipes across a row reveals, as when it has been let go.
  ///
  /// - Parameter isLeading: whether the finger goes from the leading side.
  /// - Returns: whether there is anything to reveal.
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

  /// Slides the row back over its actions.
  package func hideSwipeActions() {
    guard swipedPath != nil else { return }
    swipedPath = nil
    for (_, cell) in shownCells { (cell as? UICollectionViewListCell)?.closeSwipe() }
  }

  func deleteTapped(in cell: UICollectionViewListCell) {
    guard let path = indexPath(for: cell) else { return }
    if swipedPath == path { hideSwipeActions() } else { revealSwipeActions(forItemAt: path, isLeading: false) }
  }

  /// The chevron of an outline: the data source opens or closes the item.
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

/// A data source whose items may have others below them.
@MainActor
protocol OutlineDataSource {
  func toggleItem(at path: IndexPath)
}
