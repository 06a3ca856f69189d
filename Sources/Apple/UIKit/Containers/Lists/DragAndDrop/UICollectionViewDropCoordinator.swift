import CoreGraphics

/// A drop on a collection view: what, and where.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UICollectionViewDropItem] { get }
  /// The place under the finger; `nil` beside all of them.
  var destinationIndexPath: IndexPath? { get }
  /// What was said last of what the drop would do.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets a thing go to an item, which has to be there by now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// One thing that is dropped on a collection view.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdropitem
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it was, if it comes from the same collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is seen under the finger, in points.
  var previewSize: CGSize { get }
}
