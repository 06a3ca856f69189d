import Foundation

// The actions that a swipe across a row of a list reveals.

extension UICollectionView {
  private func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    guard let layout = layoutStorage as? UICollectionViewCompositionalLayout, layout.sections.indices.contains(section)
    else { return nil }
    return layout.sections[section].section.list?.configuration
  }

  /// What a finger that swipes across a row reveals.
  ///
  /// - Parameter isLeading: whether the finger goes from the leading side.
  /// - Returns: whether there is anything to reveal.
  @discardableResult
  package func revealSwipeActions(forItemAt path: IndexPath, isLeading: Bool) -> Bool {
    bringUpToDate()
    guard isItem(path), let cell = shownCell(at: path) as? UICollectionViewListCell,
      let list = list(ofSection: path.section)
    else { return false }
    let provider =
      isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty else { return false }
    hideSwipeActions()
    swipedPath = path
    cell.state.isSwiped = true
    cell.listState.swipe = RevealedSwipe(configuration, isLeading: isLeading) { [weak self] action, view in
      action.handler(action, view) { _ in self?.hideSwipeActions() }
    }
    cell.setNeedsUpdateConfiguration()
    return true
  }

  /// Slides the row back over its actions.
  package func hideSwipeActions() {
    guard swipedPath != nil else { return }
    swipedPath = nil
    for (_, cell) in shownCells { (cell as? UICollectionViewListCell)?.forgetSwipe() }
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

/// A data source whose items may have others below them.
@MainActor
protocol OutlineDataSource {
  func toggleItem(at path: IndexPath)
}
