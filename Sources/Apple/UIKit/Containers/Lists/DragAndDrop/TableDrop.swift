import Foundation

/// The drop coordinator that a table passes to its delegate.
final class TableDrop: NSObject, UITableViewDropCoordinator {
  private let drop: ListDrop

  init(_ drop: ListDrop) {
    self.drop = drop
    super.init()
  }

  lazy var items: [any UITableViewDropItem] = drop.items
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  var proposal: UITableViewDropProposal {
    drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: drop.proposal?.operation ?? .cancel)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimation() }
}
