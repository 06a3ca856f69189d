import Foundation

/// The swipe actions of a row.
///
/// - Source: developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration.
  ///
  /// - Parameter actions: The actions, beginning at the edge of the row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, beginning at the edge of the row.
  public let actions: [UIContextualAction]

  /// Whether a full swipe performs the first action.
  ///
  /// - Default: `true`.
  open var performsFirstActionWithFullSwipe = true
}
