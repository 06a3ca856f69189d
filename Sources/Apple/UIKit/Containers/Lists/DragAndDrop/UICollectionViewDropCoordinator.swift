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
