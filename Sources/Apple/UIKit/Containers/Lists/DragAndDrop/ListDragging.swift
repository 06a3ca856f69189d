import CoreGraphics
import Foundation

/// The drag and drop interactions of a table or collection view, which call the delegates of the list.
@MainActor
final class ListDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private unowned let list: UIScrollView
  private(set) var dragInteraction: UIDragInteraction?
  private var dropInteraction: UIDropInteraction?
  /// The index path at which the present drag began.
  private var source: IndexPath?
  private weak var draggedCell: (any DraggedCell)?
  private var active: (drag: DragInProgress?, isOver: Bool) = (nil, false)
  private var proposal: UIDropProposal?

  init(of list: UIScrollView) {
    self.list = list
    super.init()
  }

  private var table: UITableView? { list as? UITableView }
  private var collection: UICollectionView? { list as? UICollectionView }

  var hasActiveDrag: Bool { active.drag != nil }
  var hasActiveDrop: Bool { active.isOver }

  /// Enables or disables dragging. The interaction is added when a drag delegate is first set.
  func attachDrag(isEnabled: Bool) {
    let interaction = dragInteraction ?? UIDragInteraction(delegate: self)
    interaction.isEnabled = isEnabled
    guard dragInteraction == nil else { return }
    dragInteraction = interaction
    list.addInteraction(interaction)
  }

  /// Adds the drop interaction when a drop delegate is first set.
  func attachDrop() {
    guard dropInteraction == nil else { return }
    let interaction = UIDropInteraction(delegate: self)
    dropInteraction = interaction
    list.addInteraction(interaction)
  }

  private func path(at point: CGPoint) -> IndexPath? {
    table?.indexPathForRow(at: point) ?? collection?.indexPathForItem(at: point)
  }

  private func cell(at path: IndexPath) -> UIView? { table?.cellForRow(at: path) ?? collection?.cellForItem(at: path) }

  // MARK: - Drags

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let path = path(at: session.location(in: list)) else { return [] }
    source = path
    if let table { return table.dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? [] }
    guard let collection else { return [] }
    return collection.dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let source, let cell = cell(at: source), cell.superview != nil else { return nil }
    let parameters =
      table.flatMap { $0.dragDelegate?.tableView($0, dragPreviewParametersForRowAt: source) }
      ?? collection.flatMap { $0.dragDelegate?.collectionView($0, dragPreviewParametersForItemAt: source) }
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIPreviewParameters())
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    active.drag = session as? DragInProgress
    draggedCell = source.flatMap(cell) as? any DraggedCell
    draggedCell?.setDragState(.lifting)
    if let table { table.dragDelegate?.tableView(table, dragSessionWillBegin: session) }
    if let collection { collection.dragDelegate?.collectionView(collection, dragSessionWillBegin: session) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    draggedCell?.setDragState(.dragging)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    if let table { return table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true }
    return collection.flatMap { $0.dragDelegate?.collectionView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    if let table {
      return table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
    return collection.flatMap {
      $0.dragDelegate?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    (active.drag, source) = (nil, nil)
    draggedCell?.setDragState(.none)
    draggedCell = nil
    if let table { table.dragDelegate?.tableView(table, dragSessionDidEnd: session) }
    if let collection { collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session) }
  }

  // MARK: - Drops

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    if let table { return table.dropDelegate?.tableView(table, canHandle: session) ?? false }
    return collection.flatMap { $0.dropDelegate?.collectionView($0, canHandle: session) } ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    active.isOver = true
    if let table { table.dropDelegate?.tableView(table, dropSessionDidEnter: session) }
    if let collection { collection.dropDelegate?.collectionView(collection, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let path = path(at: session.location(in: list))
    let said: UIDropProposal? =
      if let table {
        table.dropDelegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      } else if let collection {
        collection.dropDelegate?.collectionView(
          collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      } else {
        nil
      }
    proposal = said
    return said ?? UIDropProposal(operation: .cancel)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    active.isOver = false
    if let table { table.dropDelegate?.tableView(table, dropSessionDidExit: session) }
    if let collection { collection.dropDelegate?.collectionView(collection, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let isOwn = session.localDragSession === active.drag && active.drag != nil
    let drop = ListDrop(
      session: session, destination: path(at: session.location(in: list)), source: isOwn ? source : nil,
      proposal: proposal, previewSize: (isOwn ? source.flatMap(cell) : nil)?.bounds.size ?? .zero)
    if let table { table.dropDelegate?.tableView(table, performDropWith: TableDrop(drop)) }
    if let collection {
      collection.dropDelegate?.collectionView(collection, performDropWith: CollectionDrop(drop))
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    active.isOver = false
    if let table { table.dropDelegate?.tableView(table, dropSessionDidEnd: session) }
    if let collection { collection.dropDelegate?.collectionView(collection, dropSessionDidEnd: session) }
  }
}

/// A cell that is told about drags.
@MainActor
protocol DraggedCell: AnyObject {
  func setDragState(_ dragState: UICellConfigurationState.DragState)
}
