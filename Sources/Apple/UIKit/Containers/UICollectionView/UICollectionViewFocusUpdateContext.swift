import Foundation

/// The information about a focus update in a collection view.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
    previouslyFocusedIndexPath = collection.path(around: context.previouslyFocusedItem)
    nextFocusedIndexPath = collection.path(around: context.nextFocusedItem)
    super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
  }

  /// The index path of the item that loses focus, or `nil` if it is not in the collection view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  /// The index path of the item that receives focus, or `nil` if it is not in the collection view.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
