import Foundation

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
