import CoreGraphics
import Foundation

/// The context menu interaction of a table or collection view, which calls the delegate of the list and lifts cells.
final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let list: UIScrollView
  private(set) var interaction: UIContextMenuInteraction?
  /// The index path of the row or item whose menu is open.
  private var indexPath: IndexPath?

  init(of list: UIScrollView) {
    self.list = list
    super.init()
  }

  /// Adds the interaction when a delegate that provides menus is first set.
  func attach() {
    guard interaction == nil else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    list.addInteraction(interaction)
  }

  private var table: UITableView? { list as? UITableView }
  private var collection: UICollectionView? { list as? UICollectionView }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let table {
      guard !table.isEditing, let path = table.indexPathForRow(at: location) else { return nil }
      indexPath = path
      return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
    }
    guard let collection else { return nil }
    let path = collection.indexPathForItem(at: location)
    indexPath = path
    return collection.delegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    if let table {
      return table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
        ?? cellPreview
    }
    guard let collection, let indexPath else { return nil }
    return collection.delegate?.collectionView(
      collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    if let table {
      return table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
        ?? cellPreview
    }
    guard let collection, let indexPath else { return nil }
    return collection.delegate?.collectionView(
      collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if let table {
      table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    } else if let collection {
      collection.delegate?.collectionView(
        collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table {
      table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    } else if let collection {
      collection.delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let table {
      table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    } else if let collection {
      collection.delegate?.collectionView(
        collection, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  /// The preview of the cell, or `nil` if the cell no longer exists. A cell without rounded corners gets them.
  private var cellPreview: UITargetedPreview? {
    guard let indexPath else { return nil }
    let cell: UIView? = table?.cellForRow(at: indexPath) ?? collection?.cellForItem(at: indexPath)
    guard let cell, cell.window != nil else { return nil }
    // The lifted cell is not highlighted.
    (cell as? UITableViewCell)?.isHighlighted = false
    (cell as? UICollectionViewCell)?.isHighlighted = false
    cell.layoutIfNeeded()
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = cell.backgroundColor ?? list.backgroundColor ?? .systemBackground
    if cell.layer.cornerRadius == 0, cell.layer.mask == nil {
      parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: cell.measures.menus.platterRadius)
    }
    return UITargetedPreview(view: cell, parameters: parameters)
  }
}
