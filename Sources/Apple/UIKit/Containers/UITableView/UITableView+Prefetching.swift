import Foundation

// Announcements of rows that may be displayed soon.

extension UITableView {
  /// Announces rows beyond the visible ones to the prefetching data source: as many as are visible below, and up to
  /// half as many above.
  func announceNearRows() {
    guard isPrefetchingEnabled, let prefetchDataSource, let first = visibleRows.first, let last = visibleRows.last
    else { return }
    let count = visibleRows.count
    var near: [IndexPath] = []
    var path: IndexPath? = last.path
    for _ in 0..<count {
      path = path.flatMap(rowAfter)
      if let path { near.append(path) }
    }
    path = first.path
    for _ in 0..<count / 2 {
      path = path.flatMap(rowBefore)
      // Rows above were usually visible before, unless the table jumped to its present offset.
      if let path, !heights.sections[path.section].rows.isExact(path.row) { near.append(path) }
    }
    let nearSet = Set(near)
    let inSight = Set(visibleRows.map(\.path))
    let gone = announcedRows.filter { !nearSet.contains($0) && !inSight.contains($0) && isRow($0) }.sorted()
    let new = near.filter { !announcedRows.contains($0) }
    announcedRows = nearSet
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }

  private func rowAfter(_ path: IndexPath) -> IndexPath? {
    if path.row + 1 < heights.sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let section = (path.section + 1..<max(heights.sections.count, path.section + 1)).first {
      heights.sections[$0].rows.count > 0
    }
    return section.map { IndexPath(row: 0, section: $0) }
  }

  private func rowBefore(_ path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    let section = (0..<path.section).last { heights.sections[$0].rows.count > 0 }
    return section.map { IndexPath(row: heights.sections[$0].rows.count - 1, section: $0) }
  }
}
