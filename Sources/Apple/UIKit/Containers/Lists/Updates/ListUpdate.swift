import Foundation

/// The pending changes of a table or collection view.
///
/// Deleted, reloaded and moved rows and sections refer to the list before all changes. Inserted ones and the targets of
/// moves refer to the list after them.
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
  /// The animations of inserted and deleted rows in tables.
  var animations = RowAnimations()

  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
      && movedRows.isEmpty
  }
}

/// An inconsistency between changes and data, with the wording of UIKit's exceptions.
struct InvalidUpdate: Error {
  let message: String
}
