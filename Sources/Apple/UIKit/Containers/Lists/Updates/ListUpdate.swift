import Foundation

/// Changes that a table or collection was told of and has not made yet.
///
/// Deleted, reloaded and moved rows and sections are named by where they were before all changes, inserted ones and the
/// targets of moves by where they are after.
struct ListUpdate {
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  /// How what comes and goes does so, in tables.
  var animations = RowAnimations()

  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
      && movedRows.isEmpty
  }
}

/// Why changes contradict the data: words as UIKit's exceptions have them.
struct InvalidUpdate: Error {
  let message: String
}
