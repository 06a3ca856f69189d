import Foundation

/// The start and end positions of rows in an animated change.
///
/// Inserted rows begin, and deleted rows end, beside the preceding row that stays. Insertions thus open a gap there,
/// and deletions close one.
@MainActor
struct TableChange {
  typealias Way = (from: CGFloat, to: CGFloat)

  let plan: UpdatePlan
  let animations: RowAnimations
  let reloadedRows: Set<IndexPath>
  let old: TableHeights
  let new: TableHeights
  /// The tops of the first section before and after the change.
  let tops: Way
  /// The size of the visible area.
  let size: CGSize

  /// The offset and fading of a row while it is inserted or deleted.
  struct Effect {
    var shift = CGPoint.zero
    var fades = false
  }

  // MARK: - Unmoved rows

  func oldTop(ofRow path: IndexPath) -> CGFloat { tops.from + old.top(ofRow: path.row, in: path.section) }
  func newTop(ofRow path: IndexPath) -> CGFloat { tops.to + new.top(ofRow: path.row, in: path.section) }

  // MARK: - Inserted and deleted rows

  /// Returns the state in which the animation of an inserted row begins. The frame is the row's final frame.
  func beginning(ofRow path: IndexPath, _ frame: CGRect) -> (top: CGFloat, effect: Effect) {
    if let source = plan.oldPath(for: path) {
      let kind = animations.reload(of: source)
      let effect = effect(kind == .automatic ? .fade : kind, frame, block: frame.height)
      return (oldTop(ofRow: source), effect)
    }
    if case .old(let section, isReloaded: true) = plan.sections[path.section] {
      let kind = animations.reloadedSections[section] ?? .automatic
      let top = frame.minY - sectionTop(path.section, new, tops.to) + sectionTop(section, old, tops.from)
      return (top, effect(kind == .automatic ? .fade : kind, frame, block: new.sections[path.section].total))
    }
    let way = wayOfRow(before: path)
    return (
      frame.minY - way.to + way.from,
      effect(animations.insertion(of: path), frame, block: newBlock(around: path, from: way.to))
    )
  }

  /// Returns the state in which the animation of a deleted row ends. The frame is the row's former frame.
  func end(ofRow path: IndexPath, _ frame: CGRect) -> (top: CGFloat, effect: Effect) {
    if reloadedRows.contains(path), let target = plan.newPath(for: path) {
      let kind = animations.reload(of: path)
      return (newTop(ofRow: target), effect(kind == .automatic ? .fade : kind, frame, block: frame.height))
    }
    if let section = plan.newSections[path.section], case .old(_, isReloaded: true) = plan.sections[section] {
      let kind = animations.reloadedSections[path.section] ?? .automatic
      let top = frame.minY - sectionTop(path.section, old, tops.from) + sectionTop(section, new, tops.to)
      return (top, effect(kind == .automatic ? .fade : kind, frame, block: old.sections[path.section].total))
    }
    let way = wayOfOldRow(before: path)
    return (
      frame.minY - way.from + way.to,
      effect(animations.deletion(of: path), frame, block: oldBlock(around: path, from: way.from))
    )
  }

  // MARK: - Inserted and deleted headers and footers

  func beginning(ofSupplementIn section: Int, _ frame: CGRect) -> (top: CGFloat, effect: Effect) {
    if case .old(let source, let isReloaded) = plan.sections[section] {
      let top = frame.minY - sectionTop(section, new, tops.to) + sectionTop(source, old, tops.from)
      return (top, isReloaded ? Effect(fades: true) : Effect())
    }
    let way = wayOfSection(before: section)
    let kind = animations.insertedSections[section] ?? animations.standard
    return (frame.minY - way.to + way.from, effect(kind, frame, block: new.sections[section].total))
  }

  func end(ofSupplementIn section: Int, _ frame: CGRect) -> (top: CGFloat, effect: Effect) {
    if let target = plan.newSections[section] {
      let top = frame.minY - sectionTop(section, old, tops.from) + sectionTop(target, new, tops.to)
      return (top, Effect(fades: true))
    }
    let way = wayOfOldSection(before: section)
    let kind = animations.deletedSections[section] ?? animations.standard
    return (frame.minY - way.from + way.to, effect(kind, frame, block: old.sections[section].total))
  }

  // MARK: - Effects

  private func effect(_ kind: UITableView.RowAnimation, _ frame: CGRect, block: CGFloat) -> Effect {
    switch kind {
    case .fade: Effect(fades: true)
    case .left: Effect(shift: CGPoint(x: -frame.maxX, y: 0))
    case .right: Effect(shift: CGPoint(x: size.width - frame.minX, y: 0))
    case .top: Effect(shift: CGPoint(x: 0, y: -block))
    case .bottom: Effect(shift: CGPoint(x: 0, y: block))
    case .middle: Effect(shift: CGPoint(x: 0, y: -block / 2))
    case .none: Effect()
    case .automatic: Effect(shift: CGPoint(x: 0, y: -min(frame.height, block)), fades: true)
    }
  }

  // MARK: - Gaps

  private func sectionTop(_ section: Int, _ heights: TableHeights, _ top: CGFloat) -> CGFloat {
    top + heights.top(ofSection: section)
  }

  private func rowsTop(_ section: Int, _ heights: TableHeights, _ top: CGFloat) -> CGFloat {
    sectionTop(section, heights, top) + heights.sections[section].header.total
  }

  /// Returns the bottom of the last unmoved row before an inserted row.
  private func wayOfRow(before path: IndexPath) -> Way {
    guard case .old(let section, _) = plan.sections[path.section] else { return wayOfSection(before: path.section) }
    var row = path.row - 1
    while row >= 0 {
      if let source = plan.unmovedRow(row, inNew: path.section) {
        let end = IndexPath(row: row, section: path.section)
        return (bottom(ofRow: source, old, tops.from), bottom(ofRow: end, new, tops.to))
      }
      row -= 1
    }
    return (rowsTop(section, old, tops.from), rowsTop(path.section, new, tops.to))
  }

  private func wayOfOldRow(before path: IndexPath) -> Way {
    guard let section = plan.newSections[path.section] else { return wayOfOldSection(before: path.section) }
    var row = path.row - 1
    while row >= 0 {
      if let target = plan.unmovedRow(row, inOld: path.section) {
        let end = IndexPath(row: row, section: path.section)
        return (bottom(ofRow: end, old, tops.from), bottom(ofRow: target, new, tops.to))
      }
      row -= 1
    }
    return (rowsTop(path.section, old, tops.from), rowsTop(section, new, tops.to))
  }

  private func bottom(ofRow path: IndexPath, _ heights: TableHeights, _ top: CGFloat) -> CGFloat {
    top + heights.top(ofRow: path.row, in: path.section) + heights.sections[path.section].rows[path.row]
  }

  private func wayOfSection(before section: Int) -> Way {
    for before in (0..<section).reversed() {
      guard case .old(let source, _) = plan.sections[before] else { continue }
      return (tops.from + old.bottom(ofSection: source), tops.to + new.bottom(ofSection: before))
    }
    return tops
  }

  private func wayOfOldSection(before section: Int) -> Way {
    for before in (0..<section).reversed() {
      guard let target = plan.newSections[before] else { continue }
      return (tops.from + old.bottom(ofSection: before), tops.to + new.bottom(ofSection: target))
    }
    return tops
  }

  // MARK: - Blocks

  /// Returns the height of the adjacent inserted rows from a row on, at most the height of the visible area.
  private func newBlock(around path: IndexPath, from top: CGFloat) -> CGFloat {
    let rows = new.sections[path.section].rows
    var end = path.row
    while end < rows.count, plan.oldPath(for: IndexPath(row: end, section: path.section)) == nil,
      newTop(ofRow: IndexPath(row: end, section: path.section)) - top < size.height
    {
      end += 1
    }
    let last = IndexPath(row: max(end - 1, path.row), section: path.section)
    return min(bottom(ofRow: last, new, tops.to) - top, size.height)
  }

  private func oldBlock(around path: IndexPath, from top: CGFloat) -> CGFloat {
    let rows = old.sections[path.section].rows
    var end = path.row
    while end < rows.count, plan.newPath(for: IndexPath(row: end, section: path.section)) == nil,
      oldTop(ofRow: IndexPath(row: end, section: path.section)) - top < size.height
    {
      end += 1
    }
    let last = IndexPath(row: max(end - 1, path.row), section: path.section)
    return min(bottom(ofRow: last, old, tops.from) - top, size.height)
  }
}
