import Foundation

/// The scroll view of a section that scrolls orthogonally to the collection view.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  var place: OrthogonalPlace
  private weak var owner: UICollectionView?

  init(_ place: OrthogonalPlace, owner: UICollectionView) {
    self.place = place
    self.owner = owner
    super.init(frame: place.frame)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("OrthogonalScroller is not archived")
  }

  override var takesContentSizeFromConstraints: Bool { false }

  func adopt(_ place: OrthogonalPlace) {
    self.place = place
    if frame != place.frame { frame = place.frame }
    if contentSize != place.contentSize { contentSize = place.contentSize }
    isPagingEnabled = place.behavior == .paging
    bounces = place.properties.bounce != .never
    (alwaysBounceHorizontal, alwaysBounceVertical) =
      place.properties.bounce == .always ? (place.isHorizontal, !place.isHorizontal) : (false, false)
    let snapsToGroups = place.behavior == .groupPaging || place.behavior == .groupPagingCentered
    decelerationRate =
      place.properties.decelerationRate == .automatic
      ? (snapsToGroups ? .fast : .normal) : place.properties.decelerationRate.resolved
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    owner?.scrollerDidScroll(self)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = restingOffset(
      proposed: targetContentOffset.pointee, velocity: velocity, from: contentOffset)
  }

  /// Returns the offset at which scrolling ends. If the section's behavior requires it, this is the beginning of a
  /// group.
  func restingOffset(proposed: CGPoint, velocity: CGPoint, from current: CGPoint) -> CGPoint {
    guard
      let layout = owner?.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let stops = layout.groupStops(inSection: place.section)
    else { return proposed }
    let isMirrored = layout.isFlipped && place.isHorizontal
    let length = place.isHorizontal ? bounds.width : bounds.height
    let most = max(0, (place.isHorizontal ? contentSize.width : contentSize.height) - length)
    func plain(_ point: CGPoint) -> CGFloat {
      place.isHorizontal ? (isMirrored ? most - point.x : point.x) : point.y
    }
    let speed = (place.isHorizontal ? velocity.x : velocity.y) * (isMirrored ? -1 : 1)
    var target = plain(proposed)
    switch place.behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary:
      target = stops(target, 0)
    case .groupPaging, .groupPagingCentered:
      // Paging scrolls by one group at a time, regardless of the velocity.
      let here = plain(current)
      target = speed == 0 ? stops(here, 0) : stops(here, speed > 0 ? 1 : -1)
    }
    target = min(max(target, 0), most)
    if place.isHorizontal { return CGPoint(x: isMirrored ? most - target : target, y: proposed.y) }
    return CGPoint(x: proposed.x, y: target)
  }
}
