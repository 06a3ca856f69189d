import Foundation

/// A mapping between the rows and sections before and after an update. Creating a plan checks that the changes lead
/// from the old numbers of rows to the new ones.
struct UpdatePlan {
  enum SectionSource: Equatable {
    case new
    /// A section that existed before the update. If it is reloaded, its rows are new.
    case old(Int, isReloaded: Bool)
  }

  /// The source of each new section.
  private(set) var sections: [SectionSource] = []
  /// The new index of each old section.
  private(set) var newSections: [Int?] = []
  /// The sources of a section's rows: rows of the old section, ``inserted`` or ``moved``. They are stored as numbers
  /// instead of index paths, because a section may have 100,000 of them.
  struct RowSources {
    static let inserted = -1
    static let moved = -2

    let oldSection: Int
    var rows: [Int] = []
  }

  /// The row sources of each new section whose rows changed.
  private(set) var rowSources: [Int: RowSources] = [:]
  /// The sources of moved rows by their targets.
  private(set) var moveSources: [IndexPath: IndexPath] = [:]
  private var moveTargets: [IndexPath: IndexPath] = [:]
  /// For each old section whose rows changed, the new rows of the old rows, or -1 for deleted rows.
  private var newRows: [Int: [Int]] = [:]

  /// Creates a plan from the numbers of rows in each section before and after the update.
  ///
  /// - Parameters:
  ///   - name: The name of the list in messages, such as "table view".
  init(_ update: ListUpdate, from old: [Int], to new: [Int], name: String = "table view") throws(InvalidUpdate) {
    try UpdatePlan.checkSections(update, old.count, new.count, name)
    mapSections(update, old.count, new.count)
    try checkRows(update, old, new)
    try mapRows(update, old, new)
  }

  /// Returns the new index path of an old row, or `nil` if the row was deleted or did not exist.
  func newPath(for path: IndexPath) -> IndexPath? {
    if let target = moveTargets[path] { return target }
    guard newSections.indices.contains(path.section), let section = newSections[path.section] else { return nil }
    if case .old(_, isReloaded: true) = sections[section] { return nil }
    guard let rows = newRows[path.section] else { return IndexPath(row: path.row, section: section) }
    guard rows.indices.contains(path.row), rows[path.row] >= 0 else { return nil }
    return IndexPath(row: rows[path.row], section: section)
  }

  /// Returns the old index path of a new row, or `nil` if the row or its section was inserted.
  func oldPath(for path: IndexPath) -> IndexPath? {
    moveSources[path] ?? unmovedRow(path.row, inNew: path.section)
  }

  /// Returns the old index path of a row that was not moved itself.
  func unmovedRow(_ row: Int, inNew section: Int) -> IndexPath? {
    guard sections.indices.contains(section), case .old(let oldSection, isReloaded: false) = sections[section] else {
      return nil
    }
    guard let sources = rowSources[section] else { return IndexPath(row: row, section: oldSection) }
    // Index paths of badges and headers may not exist as items.
    guard sources.rows.indices.contains(row) else { return nil }
    return sources.rows[row] < 0 ? nil : IndexPath(row: sources.rows[row], section: oldSection)
  }

  /// Returns the new index path of a row that was not moved itself.
  func unmovedRow(_ row: Int, inOld section: Int) -> IndexPath? {
    let path = IndexPath(row: row, section: section)
    return moveTargets[path] == nil ? newPath(for: path) : nil
  }

  /// Returns whether the row itself was moved to the index path.
  func isMoved(to path: IndexPath) -> Bool { moveSources[path] != nil }

  // MARK: - Sections

  private static func fail(_ message: String) -> InvalidUpdate { InvalidUpdate(message: message) }

  private static func checkSections(
    _ update: ListUpdate, _ old: Int, _ new: Int, _ name: String
  ) throws(InvalidUpdate) {
    for section in update.deletedSections + update.movedSections.map(\.from) where !(0..<old).contains(section) {
      throw fail("attempt to delete section \(section), but there are only \(old) sections before the update")
    }
    for section in update.reloadedSections where !(0..<old).contains(section) {
      throw fail("attempt to reload section \(section), but there are only \(old) sections before the update")
    }
    let (inserted, deleted) = (Set(update.insertedSections), Set(update.deletedSections))
    let expected = old + inserted.count - deleted.count
    guard new == expected else {
      throw fail(
        "Invalid update: invalid number of sections. The number of sections contained in the \(name) after the update "
          + "(\(new)) must be equal to the number of sections contained in the \(name) before the update (\(old)), "
          + "plus or minus the number of sections inserted or deleted (\(inserted.count) inserted, "
          + "\(deleted.count) deleted).")
    }
    for section in update.insertedSections + update.movedSections.map(\.to) where !(0..<new).contains(section) {
      throw fail("attempt to insert section \(section) but there are only \(new) sections after the update")
    }
    for move in update.movedSections {
      if deleted.contains(move.from) {
        throw fail("attempt to perform a delete and a move from the same section (\(move.from))")
      }
      if inserted.contains(move.to) {
        throw fail("attempt to perform an insert and a move to the same section (\(move.to))")
      }
    }
    guard Set(update.movedSections.map(\.from)).count == update.movedSections.count,
      Set(update.movedSections.map(\.to)).count == update.movedSections.count
    else { throw fail("attempt to move the same section twice, or two sections to the same place") }
    for section in update.reloadedSections where deleted.contains(section) {
      throw fail("attempt to delete and reload the same section (\(section))")
    }
  }

  private mutating func mapSections(_ update: ListUpdate, _ old: Int, _ new: Int) {
    newSections = Array(repeating: nil, count: old)
    sections = Array(repeating: .new, count: new)
    let leaving = Set(update.deletedSections).union(update.movedSections.map(\.from))
    let taken = Set(update.insertedSections).union(update.movedSections.map(\.to))
    let reloaded = Set(update.reloadedSections)
    for move in update.movedSections { newSections[move.from] = move.to }
    var free = (0..<new).filter { !taken.contains($0) }.makeIterator()
    for section in 0..<old where !leaving.contains(section) { newSections[section] = free.next() }
    for (section, target) in newSections.enumerated() {
      if let target { sections[target] = .old(section, isReloaded: reloaded.contains(section)) }
    }
  }

  // MARK: - Rows

  private func checkRows(_ update: ListUpdate, _ old: [Int], _ new: [Int]) throws(InvalidUpdate) {
    func check(_ paths: [IndexPath], _ verb: String) throws(InvalidUpdate) {
      for path in paths {
        guard old.indices.contains(path.section) else {
          throw UpdatePlan.fail(
            "attempt to \(verb) row \(path.row) from section \(path.section), but there are only \(old.count) "
              + "sections before the update")
        }
        guard (0..<old[path.section]).contains(path.row) else {
          throw UpdatePlan.fail(
            "attempt to \(verb) row \(path.row) from section \(path.section) which only contains "
              + "\(old[path.section]) rows before the update")
        }
      }
    }
    try check(update.deletedRows, "delete")
    try check(update.movedRows.map(\.from), "move")
    try check(update.reloadedRows + update.reconfiguredRows, "reload")
    for path in update.insertedRows + update.movedRows.map(\.to) {
      guard new.indices.contains(path.section) else {
        throw UpdatePlan.fail(
          "attempt to insert row \(path.row) into section \(path.section), but there are only \(new.count) sections "
            + "after the update")
      }
      guard (0..<new[path.section]).contains(path.row) else {
        throw UpdatePlan.fail(
          "attempt to insert row \(path.row) into section \(path.section), but there are only \(new[path.section]) "
            + "rows in section \(path.section) after the update")
      }
    }
    let deleted = Set(update.deletedRows)
    let inserted = Set(update.insertedRows)
    for move in update.movedRows {
      if deleted.contains(move.from) {
        throw UpdatePlan.fail("attempt to perform a delete and a move from the same index path (\(move.from.brief))")
      }
      if inserted.contains(move.to) {
        throw UpdatePlan.fail("attempt to perform an insert and a move to the same index path (\(move.to.brief))")
      }
    }
    for path in update.reloadedRows where deleted.contains(path) {
      throw UpdatePlan.fail("attempt to delete and reload the same index path (\(path.brief))")
    }
    guard Set(update.movedRows.map(\.from)).count == update.movedRows.count,
      Set(update.movedRows.map(\.to)).count == update.movedRows.count
    else { throw UpdatePlan.fail("attempt to move the same row twice, or two rows to the same index path") }
  }

  private struct RowChanges {
    var deleted: Set<Int> = []
    var movedOut: Set<Int> = []
  }

  private mutating func mapRows(_ update: ListUpdate, _ old: [Int], _ new: [Int]) throws(InvalidUpdate) {
    var leaving: [Int: RowChanges] = [:]
    var inserted: [Int: Set<Int>] = [:]
    var movedIn: [Int: Set<Int>] = [:]
    for path in update.deletedRows {
      leaving[path.section, default: RowChanges()].deleted.insert(path.row)
    }
    for move in update.movedRows {
      leaving[move.from.section, default: RowChanges()].movedOut.insert(move.from.row)
      movedIn[move.to.section, default: []].insert(move.to.row)
      moveTargets[move.from] = move.to
      moveSources[move.to] = move.from
    }
    for path in update.insertedRows { inserted[path.section, default: []].insert(path.row) }
    for (section, source) in sections.enumerated() {
      guard case .old(let oldSection, isReloaded: false) = source else { continue }
      let changes = leaving[oldSection] ?? RowChanges()
      let (arriving, moved) = (inserted[section] ?? [], movedIn[section] ?? [])
      let (before, after) = (old[oldSection], new[section])
      let expected = before - changes.deleted.count - changes.movedOut.count + arriving.count + moved.count
      guard after == expected else {
        throw UpdatePlan.fail(
          "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing "
            + "section after the update (\(after)) must be equal to the number of rows contained in that section "
            + "before the update (\(before)), plus or minus the number of rows inserted or deleted from that section "
            + "(\(arriving.count) inserted, \(changes.deleted.count) deleted) and plus or minus the number of rows moved "
            + "into or out of that section (\(moved.count) moved in, \(changes.movedOut.count) moved out).")
      }
      if arriving.isEmpty, moved.isEmpty, changes.deleted.isEmpty, changes.movedOut.isEmpty { continue }
      var sources = RowSources(oldSection: oldSection)
      sources.rows.reserveCapacity(after)
      var targets = [Int](repeating: -1, count: before)
      var next = 0
      for row in 0..<after {
        if arriving.contains(row) {
          sources.rows.append(RowSources.inserted)
        } else if moved.contains(row) {
          sources.rows.append(RowSources.moved)
        } else {
          while changes.deleted.contains(next) || changes.movedOut.contains(next) { next += 1 }
          sources.rows.append(next)
          targets[next] = row
          next += 1
        }
      }
      rowSources[section] = sources
      newRows[oldSection] = targets
    }
  }
}
