import Foundation
import QuartzCore

// Moving rows by their handles.

extension UITableView {
  /// Seconds that the others take to make way.
  private static let wayDuration = 0.25

  func setUpReordering() {
    let recognizer = ReorderGestureRecognizer { [weak self] point in self?.handle(at: point) != nil }
    recognizer.listeners.append { [weak self] recognizer in self?.reorderDidChange(recognizer) }
    addGestureRecognizer(recognizer)
  }

  /// The row whose handle lies at a point of the table's coordinates.
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

  /// Where the row belongs as the finger has it: before the first row whose middle its top has not passed.
  private func proposal(for held: ReorderedRow) -> IndexPath {
    let source = held.source
    let top = held.top - headerHeight
    let middle = top + held.height / 2
    // Without the row everything after it lies higher.
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

  /// Where a row is to be seen, while another one may be moved.
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
  /// A row that a finger holds is in front of the others and throws a shadow.
  func setLifted(_ isLifted: Bool) {
    state.isReordering = isLifted
    layer.setShadow(isLifted ? measures.tables.liftedShadow : measures.tables.restingShadow)
    setNeedsUpdateConfiguration()
  }
}
