import Foundation

/// The animations of inserted and deleted rows and sections of a table.
struct RowAnimations {
  typealias Kind = UITableView.RowAnimation

  /// The animation of rows and sections that have no other.
  var standard = Kind.automatic
  private(set) var inserted: [IndexPath: Kind] = [:]
  private(set) var deleted: [IndexPath: Kind] = [:]
  private(set) var reloaded: [IndexPath: Kind] = [:]
  private(set) var insertedSections: [Int: Kind] = [:]
  private(set) var deletedSections: [Int: Kind] = [:]
  private(set) var reloadedSections: [Int: Kind] = [:]

  func insertion(of path: IndexPath) -> Kind { insertedSections[path.section] ?? inserted[path] ?? standard }
  func deletion(of path: IndexPath) -> Kind { deletedSections[path.section] ?? deleted[path] ?? standard }
  func reload(of path: IndexPath) -> Kind { reloadedSections[path.section] ?? reloaded[path] ?? standard }
}

extension ListUpdate {
  mutating func insert(_ paths: [IndexPath], _ animation: RowAnimations.Kind) {
    insertedRows += paths
    animations.nameInserted(paths, animation)
  }

  mutating func delete(_ paths: [IndexPath], _ animation: RowAnimations.Kind) {
    deletedRows += paths
    animations.nameDeleted(paths, animation)
  }

  mutating func reload(_ paths: [IndexPath], _ animation: RowAnimations.Kind) {
    reloadedRows += paths
    animations.nameReloaded(paths, animation)
  }

  mutating func insert(_ sections: IndexSet, _ animation: RowAnimations.Kind) {
    insertedSections += sections
    animations.nameInserted(sections, animation)
  }

  mutating func delete(_ sections: IndexSet, _ animation: RowAnimations.Kind) {
    deletedSections += sections
    animations.nameDeleted(sections, animation)
  }

  mutating func reload(_ sections: IndexSet, _ animation: RowAnimations.Kind) {
    reloadedSections += sections
    animations.nameReloaded(sections, animation)
  }
}

extension RowAnimations {
  fileprivate mutating func nameInserted(_ paths: [IndexPath], _ kind: Kind) {
    if kind != standard { for path in paths { inserted[path] = kind } }
  }

  fileprivate mutating func nameDeleted(_ paths: [IndexPath], _ kind: Kind) {
    if kind != standard { for path in paths { deleted[path] = kind } }
  }

  fileprivate mutating func nameReloaded(_ paths: [IndexPath], _ kind: Kind) {
    if kind != standard { for path in paths { reloaded[path] = kind } }
  }

  fileprivate mutating func nameInserted(_ sections: IndexSet, _ kind: Kind) {
    for section in sections { insertedSections[section] = kind }
  }

  fileprivate mutating func nameDeleted(_ sections: IndexSet, _ kind: Kind) {
    for section in sections { deletedSections[section] = kind }
  }

  fileprivate mutating func nameReloaded(_ sections: IndexSet, _ kind: Kind) {
    for section in sections { reloadedSections[section] = kind }
  }
}
