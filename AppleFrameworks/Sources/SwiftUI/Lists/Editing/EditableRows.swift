import UIKit

/// Rows that can be edited.
@MainActor
protocol EditableRows: AnyObject {
  var onDelete: ((IndexSet) -> Void)? { get }
  var onMove: ((IndexSet, Int) -> Void)? { get }
}

extension ForEachNode: EditableRows {}

extension ForEach where Content: View {
  /// What deletes rows when the user asks for it; `nil` forbids it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var result = self
    result.onDelete = action
    return result
  }
  /// What moves rows when the user asks for it; `nil` forbids it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var result = self
    result.onMove = action
    return result
  }
}
