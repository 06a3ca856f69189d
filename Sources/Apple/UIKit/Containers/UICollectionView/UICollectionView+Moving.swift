import Foundation

// Items that the user moves.

extension UICollectionView {
  /// The duration of the animation with which other items make room, in seconds.
  private static let wayDuration = 0.25

  /// Adds the gesture recognizer with which the user moves rows of lists by their reorder controls.
  func setUpReordering() {
    let recognizer = ReorderGestureRecognizer { [weak self] point in self?.handle(at: point) != nil }
    recognizer.listeners.append { [weak self] recognizer in self?.moveByFinger(recognizer) }
    addGestureRecognizer(recognizer)
  }

  private func handle(at point: CGPoint) -> IndexPath? {
    guard let path = item(at: point), let cell = shownCell(at: path) as? UICollectionViewListCell else { return nil }
    let inner = convert(point, to: cell)
    let handles = cell.listState.accessoryViews.filter { $0.accessory.kind == .reorder && $0.superview === cell }
    return handles.contains { $0.frame.contains(inner) } ? path : nil
  }

  /// Moves the item under a touch as the gesture changes.
  func moveByFinger(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: self)
    switch recognizer.state {
    case .began:
      guard let path = item(at: point), beginMoving(path), let start = moving?.position else { return }
      moving?.grip = CGPoint(x: start.x - point.x, y: start.y - point.y)
      edgeScroller = EdgeScroller(self) { [weak self] in
        self?.moving.flatMap { self?.shownCell(at: $0.origin)?.frame }
      } follow: { [weak self] way in
        guard let self, let moving else { return }
        moveItem(to: CGPoint(x: moving.position.x, y: moving.position.y + way))
      }
    case .changed:
      guard let moving else { return }
      moveItem(to: CGPoint(x: point.x + moving.grip.x, y: point.y + moving.grip.y))
    case .ended: endMoving(cancelled: false)
    case .cancelled: endMoving(cancelled: true)
    case .possible, .failed: break
    }
  }

  // MARK: - Steps

  func beginMoving(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    guard moving == nil, isItem(path), dataSource?.collectionView(self, canMoveItemAt: path) == true,
      let attributes = attributes(forItem: path)
    else { return false }
    hideSwipeActions()
    moving = MovingItem(origin: path, position: attributes.center, target: path)
    if let cell = shownCell(at: path) {
      cell.state.isReordering = true
      cell.setNeedsUpdateConfiguration()
    }
    return true
  }

  func moveItem(to position: CGPoint) {
    guard let old = moving else { return }
    moving?.position = position
    let target = target(of: MovingItem(origin: old.origin, position: position, target: old.target))
    let isNew = target != old.target
    moving?.target = target
    let context = layoutStorage.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [old.target],
      previousPosition: old.position)
    layoutStorage.invalidateLayout(with: context)
    if let cell = shownCell(at: old.origin) {
      let attributes = layoutStorage.layoutAttributesForInteractivelyMovingItem(
        at: old.origin, withTargetPosition: position)
      apply(attributes, to: cell)
      cell.superview?.bringSubviewToFront(cell)
    }
    if isNew { makeWay() }
  }

  /// Animates the other items to their new positions.
  private func makeWay() {
    guard showsChangesAnimated else { return setNeedsLayout() }
    ViewAnimation(duration: UICollectionView.wayDuration, options: .allowUserInteraction)
      .run({ layoutIfNeeded() }, completion: nil)
  }

  /// Returns the displayed attributes of an item while another one in its section is moved: the position of a neighbor.
  func seat(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let moving, attributes.category == .cell, moving.origin.section == moving.target.section else {
      return attributes
    }
    let path = attributes.indexPath
    guard path.section == moving.origin.section else { return attributes }
    var seat = path
    if path.item > moving.origin.item, path.item <= moving.target.item { seat.item -= 1 }
    if path.item < moving.origin.item, path.item >= moving.target.item { seat.item += 1 }
    guard seat != path, let place = layoutStorage.layoutAttributesForItem(at: seat).map(flipped),
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    // The item keeps its own size, and is aligned with the origin of the other position.
    copy.center = CGPoint(
      x: place.frame.minX + attributes.size.width / 2, y: place.frame.minY + attributes.size.height / 2)
    return copy
  }

  func endMoving(cancelled: Bool) {
    guard let moving else { return }
    let target = cancelled ? moving.origin : target(of: moving)
    self.moving = nil
    edgeScroller = nil
    if let cell = shownCell(at: moving.origin) {
      cell.state.isReordering = false
      cell.setNeedsUpdateConfiguration()
    }
    let context = layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [target], previousIndexPaths: [moving.origin], movementCancelled: cancelled)
    layoutStorage.invalidateLayout(with: context)
    if target != moving.origin {
      dataSource?.collectionView(self, moveItemAt: moving.origin, to: target)
      moveItem(at: moving.origin, to: target)
    } else {
      makeWay()
    }
    setNeedsLayout()
  }

  private func target(of moving: MovingItem) -> IndexPath {
    let proposed = layoutStorage.targetIndexPath(
      forInteractivelyMovingItem: moving.target, withPosition: moving.position)
    guard let delegate else { return proposed }
    return delegate.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.origin, atCurrentIndexPath: moving.target,
      toProposedIndexPath: proposed)
  }
}

/// A delegate that limits a long press on a collection view to movable items. Other items can still be selected with a
/// long touch.
final class MovingPressDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = gestureRecognizer.view as? UICollectionView,
      let path = view.item(at: gestureRecognizer.location(in: view))
    else { return false }
    return view.moving == nil && view.dataSource?.collectionView(view, canMoveItemAt: path) == true
  }
}
