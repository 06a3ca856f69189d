import CoreGraphics

/// The information about a drop on a table.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdropcoordinator
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The index path at the touch, or `nil` if there is no row.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal for the drop.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Animates a drag item to a row, which must already exist.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// One item that is dropped on a table.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdropitem
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: UIDragItem { get }
  /// The former index path of the item, if it comes from the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the drag preview, in points.
  var previewSize: CGSize { get }
}
