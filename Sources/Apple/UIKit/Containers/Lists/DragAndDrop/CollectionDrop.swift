import Foundation

/// The drop coordinator that a collection view passes to its delegate.
final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
  private let drop: ListDrop

  init(_ drop: ListDrop) {
    self.drop = drop
    super.init()
  }

  lazy var items: [any UICollectionViewDropItem] = drop.items
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  var proposal: UICollectionViewDropProposal {
    drop.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.proposal?.operation ?? .cancel)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimation() }
}
