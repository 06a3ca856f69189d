import Foundation

// Positions of rows and sections, and hit tests of positions.

extension UITableView {
  func isRow(_ path: IndexPath) -> Bool {
    path.count == 2 && heights.sections.indices.contains(path.section) && path.row >= 0
      && path.row < heights.sections[path.section].rows.count
  }

  func visibleCell(at path: IndexPath) -> UITableViewCell? {
    visibleRows.first { $0.path == path }?.cell
  }

  func rectangle(ofRow path: IndexPath) -> CGRect {
    loadIfNeeded()
    guard isRow(path) else { return .zero }
    return CGRect(
      x: sectionX, y: headerHeight + heights.top(ofRow: path.row, in: path.section), width: sectionWidth,
      height: heights.sections[path.section].rows[path.row])
  }

  func rectangle(ofSection section: Int) -> CGRect {
    loadIfNeeded()
    guard heights.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: sectionX, y: headerHeight + heights.top(ofSection: section), width: sectionWidth,
      height: heights.sections[section].total)
  }

  func rectangle(ofHeader section: Int) -> CGRect {
    loadIfNeeded()
    guard heights.sections.indices.contains(section) else { return .zero }
    return naturalFrame(.header, section)
  }

  func rectangle(ofFooter section: Int) -> CGRect {
    loadIfNeeded()
    guard heights.sections.indices.contains(section) else { return .zero }
    return naturalFrame(.footer, section)
  }

  func row(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let y = point.y - headerHeight
    guard y >= 0, y < heights.total, !heights.sections.isEmpty else { return nil }
    let section = heights.section(at: y)
    let rows = heights.sections[section].rows
    let offset = y - heights.top(ofSection: section) - heights.sections[section].header.total
    guard rows.count > 0, offset >= 0, offset < rows.total else { return nil }
    return IndexPath(row: rows.index(at: offset), section: section)
  }

  func rows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let (top, bottom) = (rect.minY - headerHeight, rect.maxY - headerHeight)
    guard !heights.sections.isEmpty, rect.height > 0 else { return [] }
    var result: [IndexPath] = []
    var section = heights.section(at: max(top, 0))
    while section < heights.sections.count, heights.top(ofSection: section) < bottom {
      let content = heights.sections[section]
      let rowsTop = heights.top(ofSection: section) + content.header.total
      var row = content.rows.index(at: max(0, top - rowsTop))
      while row < content.rows.count, rowsTop + content.rows.offset(of: row) < bottom {
        if rowsTop + content.rows.offset(of: row) + content.rows[row] > top {
          result.append(IndexPath(row: row, section: section))
        }
        row += 1
      }
      section += 1
    }
    return result
  }

  // MARK: - Scrolling

  func scroll(toRow path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    bringUpToDate()
    loadIfNeeded()
    if path.count == 2, path.row == NSNotFound, heights.sections.indices.contains(path.section) {
      setContentOffset(offset(for: rectangle(ofSection: path.section), .top), animated: animated)
      return
    }
    preconditionOfCaller(
      isRow(path),
      "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
        + "\(numberOfRows(inSection: path.section)) rows in section \(path.section). Table view: \(description)")
    // The offset is an estimate, because rows that become visible may turn out to have other heights.
    for _ in 0..<8 {
      let target = offset(for: rectangle(ofRow: path), position)
      if abs(target.y - contentOffset.y) < 0.01 { break }
      setContentOffset(target, animated: animated)
      setNeedsLayout()
      if window != nil || bounds.height > 0 { layoutIfNeeded() }
    }
  }

  private func offset(for rect: CGRect, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    // The header of a plain table's section stays visible above the row.
    let path = row(at: CGPoint(x: rect.minX, y: rect.minY))
    let pinned = style == .plain ? path.map { heights.sections[$0.section].header.height } ?? 0 : 0
    switch position {
    case .top: offset.y = rect.minY - inset.top - pinned
    case .middle: offset.y = rect.midY - inset.top - visible.height / 2
    case .bottom: offset.y = rect.maxY - inset.top - visible.height
    case .none:
      if rect.minY < visible.minY + pinned {
        offset.y = rect.minY - inset.top - pinned
      } else if rect.maxY > visible.maxY {
        offset.y = rect.maxY - inset.top - visible.height
      }
    }
    return confined(offset)
  }

  func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.sorted().min { first, second in
      abs(rectangle(ofRow: first).midY - middle) < abs(rectangle(ofRow: second).midY - middle)
    }
    if let nearest { scroll(toRow: nearest, position, animated: animated) }
  }
}
