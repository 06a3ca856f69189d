import Foundation

/// The information about a focus update in a table.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previouslyFocusedIndexPath = table.row(around: context.previouslyFocusedItem)
    nextFocusedIndexPath = table.row(around: context.nextFocusedItem)
    super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
  }

  /// The index path of the row that loses focus, or `nil` if it is not in the table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  /// The index path of the row that receives focus, or `nil` if it is not in the table.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
