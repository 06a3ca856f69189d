import CoreGraphics

/// The information about a drop on a collection view.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at the touch, or `nil` if there is no item.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal for the drop.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Animates a drag item to a collection view item, which must already exist.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// One item that is dropped on a collection view.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdropitem
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: UIDragItem { get }
  /// The former index path of the item, if it comes from the same collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the drag preview, in points.
  var previewSize: CGSize { get }
}
