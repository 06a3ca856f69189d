import Foundation

// Sections that scroll orthogonally.

extension UICollectionView {
  /// Positions the scroll views of the visible sections, and removes those of other sections.
  ///
  /// - Parameter createsOnly: Whether existing scroll views keep their positions.
  func placeScrollers(createsOnly: Bool = false) {
    var places: [Int: OrthogonalPlace] = [:]
    for place in layoutStorage.orthogonalSections(in: flipped(bounds)) {
      var place = place
      place.frame = flipped(place.frame)
      places[place.section] = place
    }
    for section in scrollers.keys.sorted() where places[section] == nil && !createsOnly {
      guard let scroller = scrollers.removeValue(forKey: section) else { continue }
      orthogonalOffsets[section] = scroller.contentOffset
      scroller.removeFromSuperview()
    }
    for section in places.keys.sorted() {
      guard let place = places[section] else { continue }
      if let scroller = scrollers[section] {
        if !createsOnly { scroller.adopt(place) }
      } else {
        ViewAnimation.withoutInheritedAnimation { addScroller(place) }
      }
    }
  }

  private func addScroller(_ place: OrthogonalPlace) {
    let scroller = OrthogonalScroller(place, owner: self)
    scroller.adopt(place)
    scrollers[place.section] = scroller
    if let offset = orthogonalOffsets[place.section] {
      scroller.contentOffset = offset
    } else if layoutStorage.isFlipped, place.isHorizontal {
      scroller.contentOffset.x = max(0, place.contentSize.width - place.frame.width)
    }
    addSubview(scroller)
  }

  func scrollerDidScroll(_ scroller: OrthogonalScroller) {
    orthogonalOffsets[scroller.place.section] = scroller.contentOffset
    setNeedsLayout()
  }

  /// Returns the offset of a section from its beginning, in the layout's own direction.
  func orthogonalOffset(ofSection section: Int, content: CGSize, frame: CGSize) -> CGPoint {
    guard let offset = scrollers[section]?.contentOffset ?? orthogonalOffsets[section] else { return .zero }
    guard layoutStorage.isFlipped else { return offset }
    return CGPoint(x: max(0, content.width - frame.width) - offset.x, y: offset.y)
  }

  func scrollWithinSection(
    _ attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, animated: Bool
  ) {
    guard let section = attributes.orthogonalSection else { return }
    if scrollers[section] == nil {
      setContentOffset(confined(CGPoint(x: contentOffset.x, y: attributes.frame.minY)), animated: animated)
      setNeedsLayout()
      layoutIfNeeded()
    }
    guard let scroller = scrollers[section] else { return }
    let frame = attributes.frame.offsetBy(dx: -scroller.place.frame.minX, dy: -scroller.place.frame.minY)
    var offset = scroller.contentOffset
    if position.contains(.left) {
      offset.x = frame.minX
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - scroller.bounds.width / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX - scroller.bounds.width
    } else if frame.minX < scroller.bounds.minX {
      offset.x = frame.minX
    } else if frame.maxX > scroller.bounds.maxX {
      offset.x = frame.maxX - scroller.bounds.width
    }
    scroller.setContentOffset(scroller.confined(offset), animated: animated)
  }

  func adoptScrollers(_ plan: UpdatePlan) {
    var offsets: [Int: CGPoint] = [:]
    for section in orthogonalOffsets.keys.sorted() where plan.newSections.indices.contains(section) {
      if let new = plan.newSections[section] { offsets[new] = orthogonalOffsets[section] }
    }
    orthogonalOffsets = offsets
    var moved: [Int: OrthogonalScroller] = [:]
    for section in scrollers.keys.sorted() {
      guard let scroller = scrollers[section] else { continue }
      if plan.newSections.indices.contains(section), let new = plan.newSections[section] {
        moved[new] = scroller
      } else {
        scroller.removeFromSuperview()
      }
    }
    scrollers = moved
  }
}
