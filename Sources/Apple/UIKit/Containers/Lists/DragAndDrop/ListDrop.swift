import CoreGraphics
import Foundation

/// A drop on a list: what, where, and where it comes from.
@MainActor
struct ListDrop {
  let session: any UIDropSession
  let destination: IndexPath?
  let source: IndexPath?
  let proposal: UIDropProposal?
  let previewSize: CGSize

  /// The things, each as the list's delegate sees it. The first one is what the finger began on.
  var items: [ListDropItem] {
    session.items.enumerated().map { index, item in
      ListDropItem(item, source: index == 0 ? source : nil, previewSize: previewSize)
    }
  }
}

/// One thing that is dropped on a list.
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
