import CoreGraphics
import Foundation

/// A drop on a list, with its items, their origin and their destination.
@MainActor
struct ListDrop {
  let session: any UIDropSession
  let destination: IndexPath?
  let source: IndexPath?
  let proposal: UIDropProposal?
  let previewSize: CGSize

  /// The dropped items. The first one is the item at which the drag began.
  var items: [ListDropItem] {
    session.items.enumerated().map { index, item in
      ListDropItem(item, source: index == 0 ? source : nil, previewSize: previewSize)
    }
  }
}

/// One dropped item, as the delegate of a list receives it.
@MainActor
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, source: IndexPath?, previewSize: CGSize) {
    dragItem = item
    sourceIndexPath = source
    self.previewSize = previewSize
    super.init()
  }
}
