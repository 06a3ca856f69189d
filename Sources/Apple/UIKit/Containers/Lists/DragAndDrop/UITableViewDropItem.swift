import CoreGraphics

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
