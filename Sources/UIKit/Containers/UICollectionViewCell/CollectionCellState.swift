import Foundation

/// What a cell of a collection keeps.
@MainActor
final class CollectionCellState {
  let contentView = CellContentView(frame: .zero)
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isSwiped = false
  var isExpanded = false
  var isPinned = false
  var isReordering = false
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var contentConfiguration: (any UIContentConfiguration)?
  var configuredView: (any UIView & UIContentView)?
  var updatesContentConfiguration = true
  var backgroundConfiguration: UIBackgroundConfiguration?
  var configuredBackground: ButtonBackgroundView?
  var updatesBackgroundConfiguration = true
  var needsConfigurationUpdate = false
  var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
}
