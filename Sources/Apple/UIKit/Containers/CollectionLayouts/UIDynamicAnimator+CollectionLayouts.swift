import Foundation

extension UIDynamicAnimator {
  /// Creates an animator for the layout attributes of a collection view. The layout is invalidated after each step.
  ///
  /// - Parameter layout: The layout. The reference is weak.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    itemsDidMove = { [weak layout] in layout?.invalidateLayout() }
  }

  /// Returns the attributes of a cell among the items of the behaviors.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }

  /// Returns the attributes of a supplementary view among the items of the behaviors.
  public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(.supplementaryView, kind, indexPath)
  }

  /// Returns the attributes of a decoration view among the items of the behaviors.
  public func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    for behavior in allBehaviors {
      for case let item as UICollectionViewLayoutAttributes in behavior.ownItems
      where item.indexPath == indexPath && item.representedElementCategory == category
        && item.representedElementKind == kind
      {
        return item
      }
    }
    return nil
  }
}
