import Foundation

// Items that a finger moves.

extension UICollectionView {
  func beginMoving(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    guard moving == nil, isItem(path), dataSource?.collectionView(self, canMoveItemAt: path) == true,
      let attributes = attributes(forItem: path)
    else { return false }
    moving = MovingItem(origin: path, position: attributes.center)
    if let cell = shownCell(at: path) {
      cell.state.isReordering = true
      cell.setNeedsUpdateConfiguration()
    }
    return true
  }

  func moveItem(to position: CGPoint) {
    guard let moving else { return }
    self.moving?.position = position
    let context = layoutStorage.invalidationContext(
      forInteractivelyMovingItems: [moving.origin], withTargetPosition: position, previousIndexPaths: [moving.origin],
      previousPosition: moving.position)
    layoutStorage.invalidateLayout(with: context)
    guard let cell = shownCell(at: moving.origin) else { return }
    let attributes = layoutStorage.layoutAttributesForInteractivelyMovingItem(
      at: moving.origin, withTargetPosition: position)
    apply(attributes, to: cell)
    cell.superview?.bringSubviewToFront(cell)
  }

  func endMoving(cancelled: Bool) {
    guard let moving else { return }
    self.moving = nil
    if let cell = shownCell(at: moving.origin) {
      cell.state.isReordering = false
      cell.setNeedsUpdateConfiguration()
    }
    let target = cancelled ? moving.origin : target(of: moving)
    let context = layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [target], previousIndexPaths: [moving.origin], movementCancelled: cancelled)
    layoutStorage.invalidateLayout(with: context)
    if target != moving.origin {
      dataSource?.collectionView(self, moveItemAt: moving.origin, to: target)
      moveItem(at: moving.origin, to: target)
    }
    setNeedsLayout()
  }

  private func target(of moving: MovingItem) -> IndexPath {
    let proposed = layoutStorage.targetIndexPath(
      forInteractivelyMovingItem: moving.origin, withPosition: moving.position)
    guard let delegate else { return proposed }
    return delegate.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.origin, atCurrentIndexPath: moving.origin,
      toProposedIndexPath: proposed)
  }
}
