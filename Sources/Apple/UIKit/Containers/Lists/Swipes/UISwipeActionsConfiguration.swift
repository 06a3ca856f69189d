import Foundation

/// The actions that a swipe across a row reveals.
///
/// - Source: developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// - Parameter actions: the first one lies at the edge of the row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, from the edge of the row on.
  public let actions: [UIContextualAction]

  /// Whether a swipe across the whole row performs the first action.
  ///
  /// - Default: `true`.
  open var performsFirstActionWithFullSwipe = true
}
