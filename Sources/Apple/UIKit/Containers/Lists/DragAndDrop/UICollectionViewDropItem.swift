import CoreGraphics

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
