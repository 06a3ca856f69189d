/// A proposal for the effect of a drop on a collection view.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdropproposal
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The destination of dropped items. Only the app reads it. The collection view itself displays no gap.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// The items are inserted before the item at the index path.
    case insertAtDestinationIndexPath = 1
    /// The items are inserted into the item at the index path.
    case insertIntoDestinationIndexPath = 2
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
