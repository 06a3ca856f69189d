import Foundation

/// A move of the focus, as a table tells its delegate of it.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewfocusupdatecontext
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previouslyFocusedIndexPath = table.row(around: context.previouslyFocusedItem)
    nextFocusedIndexPath = table.row(around: context.nextFocusedItem)
    super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
  }

  /// The row that has the focus before the move; `nil` where it is not in the table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  /// The row that has the focus after the move; `nil` where it is not in the table.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
