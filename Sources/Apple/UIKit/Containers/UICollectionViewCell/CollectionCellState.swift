import Foundation

/// The internal state of a collection view cell.
@MainActor
final class CollectionCellState: CellState {
  var isExpanded = false
  var isPinned = false
  var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
}

/// The state of a view that its collection view uses.
@MainActor
package final class CollectionElementState {
  var reuseIdentifier: String?
  weak var collectionView: UICollectionView?
  /// Whether the view was dequeued from a collection view. Data sources must return such views.
  package var isDequeued = false
  /// The layout attributes that were last applied.
  var attributes: UICollectionViewLayoutAttributes?
}

/// The additional state of a list cell.
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
