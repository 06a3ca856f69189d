/// A proposal for the effect of a drop on a table.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdropproposal
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The destination of dropped items. Only the app reads it. The table itself displays no gap.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// The items are inserted before the row at the index path.
    case insertAtDestinationIndexPath = 1
    /// The items are inserted into the row at the index path.
    case insertIntoDestinationIndexPath = 2
    /// The items are inserted into the row if the touch is near its center, and otherwise before or after it.
    case automatic = 3
  }

  /// The destination of the dropped items.
  public let intent: Intent

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
