import Foundation
import QuartzCore

// Animations of changes. Elements move from their old to their new positions, while code sees the new state at once.

extension UICollectionView {
  /// The duration of a change of items or of the layout, in seconds.
  static let changeDuration = 0.3

  /// The maximum number of outgoing views. If there are more, the oldest are removed before their animations end.
  private static let maxOutgoing = 128

  /// Whether changes are animated. They are only if the previous state was displayed.
  var showsChangesAnimated: Bool {
    guard let window, window.hasMadeFrame, hasLoaded, !isLayingOut else { return false }
    return laidOutBounds?.size == bounds.size && bounds.height > 0 && ViewAnimations.current.areEnabled
  }

  /// Stores the layout attributes of visible and nearby elements before the data changes.
  func rememberPlaces() {
    guard showsChangesAnimated, !needsPrepare, !isPreparing else { return }
    let near = flipped(bounds).insetBy(dx: -bounds.width, dy: -bounds.height)
    placesBefore = [:]
    for attributes in layoutStorage.layoutAttributesForElements(in: near) ?? [] {
      placesBefore[ElementKey(attributes)] = attributes
    }
  }

  /// Returns and clears the layout attributes before the change, from ``rememberPlaces()`` and the visible elements.
  func takePlacesBefore() -> [ElementKey: UICollectionViewLayoutAttributes] {
    defer { placesBefore = [:] }
    var places = placesBefore
    for attributes in inSight { places[ElementKey(attributes)] = flipped(attributes) }
    return places
  }

  /// Animates a change of the data or the layout.
  ///
  /// - Parameter leaving: The deleted elements that had a view.
  func show(_ leaving: [(ShownElement, ElementKey)], _ completions: [(Bool) -> Void], finish: () -> Void) {
    let number = nextChange
    nextChange += 1
    let animation = ViewAnimation(duration: UICollectionView.changeDuration, options: .allowUserInteraction)
    let scrolling = ViewChange(.bounds, of: layer, in: animation)
    let before = bounds
    let known = Set(shown.keys)
    let seats = known.sorted().compactMap { key in
      shown[key].flatMap { element in element.view.element.attributes.map { (view: element.view, place: $0) } }
    }
    var ends: [(view: UICollectionReusableView, end: UICollectionViewLayoutAttributes)] = []
    isLayingOut = true
    let start = generation
    ViewAnimation.withoutAnimation { settleElementsInSight() }
    // An app may reload the collection view while it is asked for a cell. In that case there is no change to animate.
    guard generation == start else {
      isLayingOut = false
      for (element, key) in leaving { retire(element, key) }
      finish()
      for completion in completions { completion(true) }
      return setNeedsLayout()
    }
    changesShown.insert(number)
    ViewAnimation.withoutAnimation {
      // Elements that were measured again begin at their old positions.
      for (view, place) in seats where view.element.attributes !== place { apply(place, to: view) }
      for (element, key) in leaving { ends += sendOff(element, key, number) }
      ends += pushOutOfSight(number)
      placeScrollers(createsOnly: true)
      for attributes in inSight where !known.contains(ElementKey(attributes)) { bringIn(attributes) }
      announce(inSight.map { ElementKey($0) }.filter { shown[$0]?.isAnnounced == false })
      orderSubviews()
    }
    animation.run {
      if bounds.origin != before.origin { scrolling.run(forKey: "bounds", object: layer, arguments: nil) }
      placeEverything()
      for (view, end) in ends { apply(end, to: view) }
      for key in shown.keys.sorted() { shown[key]?.view.layoutIfNeeded() }
      finish()
    } completion: { [weak self] finished in
      self?.changeIsOver(number)
      let isSeen = self?.window != nil
      for completion in completions { completion(finished || isSeen) }
    }
    isLayingOut = false
    announceNearItems()
    ViewAnimation.withoutAnimation {
      setNeedsLayout()
      layoutIfNeeded()
    }
    if outgoing.count > UICollectionView.maxOutgoing { retireOutgoing(outgoing.count - UICollectionView.maxOutgoing) }
  }

  private func changeIsOver(_ number: Int) {
    changesShown.remove(number)
    let over = outgoing.filter { $0.change == number }
    outgoing.removeAll { $0.change == number }
    for part in over { retireOutgoing(part) }
  }

  private func retireOutgoing(_ count: Int) {
    let early = Array(outgoing.prefix(count))
    outgoing.removeFirst(early.count)
    for part in early { retireOutgoing(part) }
  }

  func retireAllOutgoing() { retireOutgoing(outgoing.count) }

  private func retireOutgoing(_ part: OutgoingElement) {
    part.element.view.alpha = 1
    retire(part.element, part.key)
  }

  // MARK: - Removal

  private func sendOff(
    _ element: ShownElement, _ key: ElementKey, _ number: Int
  ) -> [(UICollectionReusableView, UICollectionViewLayoutAttributes)] {
    guard let end = finalAttributes(key) else {
      retire(element, key)
      return []
    }
    outgoing.append(
      OutgoingElement(key: key, element: element, change: number, isStillThere: false, zIndex: end.zIndex))
    return [(element.view, flipped(end))]
  }

  /// Animates elements that stay in the layout to positions outside the visible area.
  private func pushOutOfSight(
    _ number: Int
  ) -> [(UICollectionReusableView, UICollectionViewLayoutAttributes)] {
    var ends: [(UICollectionReusableView, UICollectionViewLayoutAttributes)] = []
    for (element, key) in takeWhatIsOutOfSight() {
      // An inserted element that others push out has no former index path to ask the layout with.
      let end = layoutStorage.change?.oldKey(key).flatMap { finalAttributes($0) } ?? place(of: key)
      guard let end else {
        retire(element, key)
        continue
      }
      outgoing.append(
        OutgoingElement(key: key, element: element, change: number, isStillThere: true, zIndex: end.zIndex))
      ends.append((element.view, near(flipped(end))))
    }
    return ends
  }

  /// Limits a distant position to one just outside the visible area. The rest of the way would not be visible.
  private func near(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard attributes.orthogonalSection == nil, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    copy.center = CGPoint(
      x: min(max(copy.center.x, area.minX), area.maxX), y: min(max(copy.center.y, area.minY), area.maxY))
    return copy
  }

  private func place(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: isItem(key.path) ? layoutStorage.layoutAttributesForItem(at: key.path) : nil
    case .supplementaryView: layoutStorage.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
    case .decorationView: layoutStorage.layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
    }
  }

  // MARK: - Insertion

  /// Moves the view of an inserted element to the position where its animation begins.
  private func bringIn(_ attributes: UICollectionViewLayoutAttributes) {
    let key = ElementKey(attributes)
    guard var element = shown[key] else { return }
    host(attributes, element.view)
    // A view that was moving out of the visible area keeps its present position.
    guard element.isAppearing else { return }
    element.isAppearing = false
    shown[key] = element
    apply(initialAttributes(key).map(flipped) ?? attributes, to: element.view)
    element.view.layoutIfNeeded()
  }

  /// Returns the view of an element that was moving out of the visible area.
  func takeBack(_ key: ElementKey) -> ShownElement? {
    guard let index = outgoing.firstIndex(where: { $0.isStillThere && $0.key == key }) else { return nil }
    return outgoing.remove(at: index).element
  }

  /// Performs several changes as one. The closure is called before this method returns, so that it may use values that
  /// must not escape, such as `inout` parameters.
  ///
  /// Apple's parameter is nonescaping and optional. Swift can't declare both at once.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
