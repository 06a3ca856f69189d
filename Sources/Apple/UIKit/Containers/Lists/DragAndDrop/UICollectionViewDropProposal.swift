/// What would become of what is dragged over a collection view, if it were dropped now.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdropproposal
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the things would go. It is read by the app: the collection view itself shows no gap.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// To the place of the index path, before what is there.
    case insertAtDestinationIndexPath = 1
    /// Into what is there.
    case insertIntoDestinationIndexPath = 2
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
