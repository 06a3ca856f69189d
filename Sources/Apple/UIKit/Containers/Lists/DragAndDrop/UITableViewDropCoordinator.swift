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
