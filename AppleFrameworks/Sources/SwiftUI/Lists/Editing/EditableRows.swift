import UIKit

/// A source of rows that can be edited.
@MainActor
protocol EditableRows: AnyObject {
  var onDelete: ((IndexSet) -> Void)? { get }
  var onMove: ((IndexSet, Int) -> Void)? { get }
}

extension ForEachNode: EditableRows {}

extension ForEach where Content: View {
  /// Sets the action that deletes rows; `nil` (the default) disables deletion.
  ///
  /// - Parameter action: A closure that is called with the offsets of the rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var result = self
    result.onDelete = action
    return result
  }

  /// Sets the action that moves rows; `nil` (the default) disables moves.
  ///
  /// - Parameter action: A closure that is called with the offsets of the rows, and the offset before which to insert
  ///   them.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var result = self
    result.onMove = action
    return result
  }
}
