import Foundation

/// The changes from one snapshot to another, with the smallest number of moves.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var update = ListUpdate()

  init(from old: Snapshot, to new: Snapshot) {
    let oldSections = SnapshotDifference.indexes(old.sections.map(\.identifier))
    let newSections = SnapshotDifference.indexes(new.sections.map(\.identifier))
    addSections(old, new, oldSections, newSections)
    addItems(old, new, oldSections, newSections)
    addReloads(old, new, oldSections)
  }

  private static func indexes<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
    var result: [Element: Int] = [:]
    result.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() { result[element] = index }
    return result
  }

  private static func paths(_ snapshot: Snapshot) -> [Item: IndexPath] {
    var result: [Item: IndexPath] = [:]
    result.reserveCapacity(snapshot.numberOfItems)
    for (section, content) in snapshot.sections.enumerated() {
      for (row, item) in content.items.enumerated() { result[item] = IndexPath(row: row, section: section) }
    }
    return result
  }

  private mutating func addSections(
    _ old: Snapshot, _ new: Snapshot, _ oldIndexes: [Section: Int], _ newIndexes: [Section: Int]
  ) {
    for (index, section) in old.sections.enumerated() where newIndexes[section.identifier] == nil {
      update.deletedSections.append(index)
    }
    var kept: [(old: Int, new: Int)] = []
    for (index, section) in new.sections.enumerated() {
      if let old = oldIndexes[section.identifier] {
        kept.append((old, index))
      } else {
        update.insertedSections.append(index)
      }
    }
    let staying = LongestIncreasing.positions(in: kept.map(\.old))
    for (position, pair) in kept.enumerated() where !staying.contains(position) {
      update.movedSections.append((pair.old, pair.new))
    }
  }

  private mutating func addItems(
    _ old: Snapshot, _ new: Snapshot, _ oldSections: [Section: Int], _ newSections: [Section: Int]
  ) {
    let (oldPaths, newPaths) = (SnapshotDifference.paths(old), SnapshotDifference.paths(new))
    for (section, content) in old.sections.enumerated() where newSections[content.identifier] != nil {
      for (row, item) in content.items.enumerated() where newPaths[item] == nil {
        update.deletedRows.append(IndexPath(row: row, section: section))
      }
    }
    for (section, content) in new.sections.enumerated() {
      let oldSection = oldSections[content.identifier]
      var kept: [(from: IndexPath, to: IndexPath)] = []
      for (row, item) in content.items.enumerated() {
        let path = IndexPath(row: row, section: section)
        guard let before = oldPaths[item] else {
          if oldSection != nil { update.insertedRows.append(path) }
          continue
        }
        if before.section == oldSection { kept.append((before, path)) } else { update.movedRows.append((before, path)) }
      }
      let staying = LongestIncreasing.positions(in: kept.map(\.from.row))
      for (position, pair) in kept.enumerated() where !staying.contains(position) {
        update.movedRows.append((pair.from, pair.to))
      }
    }
  }

  private mutating func addReloads(_ old: Snapshot, _ new: Snapshot, _ oldSections: [Section: Int]) {
    update.reloadedSections = new.reloadedSectionIdentifiers.compactMap { oldSections[$0] }
    guard !new.reloadedItemIdentifiers.isEmpty || !new.reconfiguredItemIdentifiers.isEmpty else { return }
    let paths = SnapshotDifference.paths(old)
    update.reloadedRows = new.reloadedItemIdentifiers.compactMap { paths[$0] }
    update.reconfiguredRows = new.reconfiguredItemIdentifiers.compactMap { paths[$0] }
  }
}

/// An algorithm that finds the elements that can keep their positions while the others are moved.
enum LongestIncreasing {
  /// Returns the positions of a longest increasing subsequence.
  ///
  /// - Complexity: O(*n* log *n*).
  static func positions(in values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position] = tails[low - 1] }
      if low == tails.count { tails.append(position) } else { tails[low] = position }
    }
    var result: Set<Int> = []
    var position = tails.last ?? -1
    while position >= 0 {
      result.insert(position)
      position = previous[position]
    }
    return result
  }
}
