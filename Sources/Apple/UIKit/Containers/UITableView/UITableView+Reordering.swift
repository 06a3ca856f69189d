import Foundation
import QuartzCore

// Reordering of rows by their reorder controls.

extension UITableView {
  /// The duration of the animation with which other rows make room, in seconds.
  private static let wayDuration = 0.25

  func setUpReordering() {
    let recognizer = ReorderGestureRecognizer { [weak self] point in self?.handle(at: point) != nil }
    recognizer.listeners.append { [weak self] recognizer in self?.reorderDidChange(recognizer) }
    addGestureRecognizer(recognizer)
  }

  /// Returns the index path of the row whose reorder control is at a point in the table's coordinates.
  func handle(at point: CGPoint) -> IndexPath? {
    guard isEditing, let path = row(at: point), let cell = visibleCell(at: path), cell.showsReorderHandle,
      let handle = cell.state.reorderControl, handle.superview === cell
    else { return nil }
    let inner = convert(point, to: cell)
    return handle.frame.insetBy(dx: -8, dy: 0).contains(inner) ? path : nil
  }

  private func reorderDidChange(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: self)
    switch recognizer.state {
    case .began: beginReordering(point)
    case .changed: reorder(to: point)
    case .ended:
      reorder(to: point)
      endReordering(isCancelled: false)
    case .cancelled: endReordering(isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func beginReordering(_ point: CGPoint) {
    guard reordering == nil, let path = handle(at: point), let cell = visibleCell(at: path) else { return }
    hideSwipeActions()
    let frame = rectangle(ofRow: path)
    reordering = ReorderedRow(
      source: path, cell: cell, height: frame.height, grip: point.y - frame.minY, target: path, top: frame.minY,
      proposed: path)
    cell.setLifted(true)
    orderSubviews()
    edgeScroller = EdgeScroller(self) { [weak self] in
      self?.reordering?.cell.frame
    } follow: { [weak self] way in
      guard let self, let held = reordering else { return }
      reorder(to: CGPoint(x: bounds.midX, y: held.top + held.grip + way))
    }
  }

  private func reorder(to point: CGPoint) {
    guard var held = reordering else { return }
    held.top = point.y - held.grip
    let proposed = proposal(for: held)
    let isNew = proposed != held.proposed
    if isNew {
      held.proposed = proposed
      held.target =
        delegate?.tableView(self, targetIndexPathForMoveFromRowAt: held.source, toProposedIndexPath: proposed)
        ?? proposed
    }
    reordering = held
    held.cell.frame.origin.y = held.top
    guard isNew else { return }
    makeWay()
  }

  private func makeWay() {
    ViewAnimation(duration: UITableView.wayDuration, options: .allowUserInteraction)
      .run({ placeEverything() }, completion: nil)
  }

  /// Returns the index path for the dragged row: before the first row whose middle is below the top of the dragged row.
  private func proposal(for held: ReorderedRow) -> IndexPath {
    let source = held.source
    let top = held.top - headerHeight
    let middle = top + held.height / 2
    // Without the dragged row, everything after it moves up.
    var section = heights.section(at: max(middle, 0))
    if section >= source.section {
      section = max(source.section, heights.section(at: max(middle + held.height, 0)))
    }
    let rows = heights.sections[section].rows
    let start =
      heights.top(ofSection: section) + heights.sections[section].header.total
      - (section > source.section ? held.height : 0)
    var row = 0
    if rows.count > 0 { row = max(0, rows.index(at: max(0, top - start - held.height)) - 1) }
    while row < rows.count {
      let isAfter = section == source.section && row > source.row
      let rowTop = start + rows.offset(of: row) - (isAfter ? held.height : 0)
      if section == source.section, row == source.row {
        row += 1
        continue
      }
      if rowTop + rows[row] / 2 >= top { break }
      row += 1
    }
    if section == source.section, row > source.row { row -= 1 }
    return IndexPath(row: row, section: section)
  }

  private func endReordering(isCancelled: Bool) {
    guard let held = reordering else { return }
    reordering = nil
    edgeScroller = nil
    held.cell.setLifted(false)
    guard !isCancelled, held.target != held.source, isRow(held.source) else {
      makeWay()
      setNeedsLayout()
      return
    }
    dataSource?.tableView(self, moveRowAt: held.source, to: held.target)
    moveRow(at: held.source, to: held.target)
  }

  /// Returns the displayed frame of a row, which may make room for a dragged row.
  func placeOnScreen(ofRow path: IndexPath) -> CGRect {
    var frame = rectangle(ofRow: path)
    guard let reordering else { return frame }
    if path == reordering.source {
      frame.origin.y = reordering.top
    } else {
      frame.origin.y += reordering.shift(ofRow: path)
    }
    return frame
  }
}

extension UITableViewCell {
  /// Raises or lowers a dragged cell. A raised cell is in front of the others and has a shadow.
  func setLifted(_ isLifted: Bool) {
    state.isReordering = isLifted
    layer.setShadow(isLifted ? measures.tables.liftedShadow : measures.tables.restingShadow)
    setNeedsUpdateConfiguration()
  }
}
