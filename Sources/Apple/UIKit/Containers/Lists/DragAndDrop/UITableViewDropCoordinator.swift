import CoreGraphics

/// A drop on a table: what, and where.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdropcoordinator
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UITableViewDropItem] { get }
  /// The place under the finger; `nil` beside all of them.
  var destinationIndexPath: IndexPath? { get }
  /// What was said last of what the drop would do.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets a thing go to a row, which has to be there by now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// One thing that is dropped on a table.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdropitem
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it was, if it comes from the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is seen under the finger, in points.
  var previewSize: CGSize { get }
}
