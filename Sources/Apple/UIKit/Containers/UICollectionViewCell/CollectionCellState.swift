import Foundation

/// What a cell of a collection keeps.
@MainActor
final class CollectionCellState: CellState {
  var isExpanded = false
  var isPinned = false
  var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
}

/// What a view of a collection keeps for the collection.
@MainActor
package final class CollectionElementState {
  var reuseIdentifier: String?
  weak var collectionView: UICollectionView?
  /// Whether a collection handed the view out: data sources have to answer such views.
  package var isDequeued = false
  /// Where the layout put the view, last time.
  var attributes: UICollectionViewLayoutAttributes?
}

/// What a cell of a list keeps beside what every cell keeps.
@MainActor
final class ListCellState {
  var accessories: [UICellAccessory] = []
  var accessoryViews: [ListAccessoryView] = []
  var indentationLevel = 0
  var indentationWidth: CGFloat = 16
  var indentsAccessories = true
  var place: ListPlace?
  var topSeparator: UIView?
  var bottomSeparator: UIView?
  var swipe: RevealedSwipe?
  var hasOwnBackground = false
  var separatorGuide: UILayoutGuide?
  var separatorLeading: NSLayoutConstraint?
  var separatorTrailing: NSLayoutConstraint?
}
