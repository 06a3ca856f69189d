import Foundation

/// A move of the focus, as a collection tells its delegate of it.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewfocusupdatecontext
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
    previouslyFocusedIndexPath = collection.path(around: context.previouslyFocusedItem)
    nextFocusedIndexPath = collection.path(around: context.nextFocusedItem)
    super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
  }

  /// The item that has the focus before the move; `nil` where it is not in the collection.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  /// The item that has the focus after the move; `nil` where it is not in the collection.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
