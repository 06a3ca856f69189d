/// What would become of what is dragged over a table, if it were dropped now.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdropproposal
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where the things would go. It is read by the app: the table itself shows no gap.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// To the place of the index path, before what is there.
    case insertAtDestinationIndexPath = 1
    /// Into what is there.
    case insertIntoDestinationIndexPath = 2
    /// As the finger is nearer to a row's middle or to its edge.
    case automatic = 3
  }

  /// Where the things would go.
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
