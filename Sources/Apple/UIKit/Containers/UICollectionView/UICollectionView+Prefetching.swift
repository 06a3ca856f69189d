import Foundation

// Announcements of items that may be displayed soon.

extension UICollectionView {
  /// Announces the items after the visible ones to the prefetching data source, as many as are visible.
  func announceNearItems() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let paths = shownCells.map(\.path)
    guard let first = paths.first, let last = paths.last else { return }
    var near: [IndexPath] = []
    var path: IndexPath? = last
    for _ in paths {
      path = path.flatMap { itemNext(to: $0, 1) }
      if let path { near.append(path) }
    }
    // Items before the visible ones are announced only if the collection view jumped to its present offset.
    path = first
    for _ in 0..<paths.count / 2 where !announced.isEmpty || first.item > 0 {
      path = path.flatMap { itemNext(to: $0, -1) }
      if let path, announced.contains(path) { near.append(path) }
    }
    let nearSet = Set(near)
    let visible = Set(paths)
    let gone = announced.filter { !nearSet.contains($0) && !visible.contains($0) && isItem($0) }.sorted()
    let new = near.filter { !announced.contains($0) }
    announced = nearSet
    if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }

  private func itemNext(to path: IndexPath, _ step: Int) -> IndexPath? {
    let item = path.item + step
    if (0..<counts[path.section]).contains(item) { return IndexPath(item: item, section: path.section) }
    var section = path.section + step
    while counts.indices.contains(section) {
      if counts[section] > 0 { return IndexPath(item: step > 0 ? 0 : counts[section] - 1, section: section) }
      section += step
    }
    return nil
  }
}
