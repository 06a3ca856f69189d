import Foundation

/// What a cell of a collection keeps.
@MainActor
final class CollectionCellState: CellState {
  var isExpanded = false
  var isPinned = false
  var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
}
