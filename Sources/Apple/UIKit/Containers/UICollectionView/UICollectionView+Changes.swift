import Foundation
import QuartzCore

// How changes are shown: elements go from where they were to where they are, while code finds everything done.

extension UICollectionView {
  /// Seconds that a change of items, or of the layout, takes.
  static let changeDuration = 0.3

  /// More views than this don't wait for the end of their ways out.
  private static let maxOutgoing = 128

  /// Whether changes are shown bit by bit: where somebody has seen how it was before.
  var showsChangesAnimated: Bool {
    guard let window, window.hasMadeFrame, hasLoaded, !isLayingOut else { return false }
    return laidOutBounds?.size == bounds.size && bounds.height > 0 && ViewAnimations.current.areEnabled
  }

  /// Where everything in sight and somewhat beyond lies, before the data change.
  func rememberPlaces() {
    guard showsChangesAnimated, !needsPrepare, !isPreparing else { return }
    let near = flipped(bounds).insetBy(dx: -bounds.width, dy: -bounds.height)
    placesBefore = [:]
    for attributes in layoutStorage.layoutAttributesForElements(in: near) ?? [] {
      placesBefore[ElementKey(attributes)] = attributes
    }
  }

  /// What was in sight; with what ``rememberPlaces()`` found, it tells where elements come from.
  func takePlacesBefore() -> [ElementKey: UICollectionViewLayoutAttributes] {
    defer { placesBefore = [:] }
    var places = placesBefore
    for attributes in inSight { places[ElementKey(attributes)] = flipped(attributes) }
    return places
  }

  /// Shows a change of the data or the layout.
  ///
  /// - Parameter leaving: what had a view and is gone.
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
    // An app may reload while it is asked for a cell: then there is nothing to show.
    guard generation == start else {
      isLayingOut = false
      for (element, key) in leaving { retire(element, key) }
      finish()
      for completion in completions { completion(true) }
      return setNeedsLayout()
    }
    changesShown.insert(number)
    ViewAnimation.withoutAnimation {
      // Those that were asked for their sizes anew begin where they were.
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

  // MARK: - Out

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

  /// Elements that stay and are out of sight afterwards go there.
  private func pushOutOfSight(
    _ number: Int
  ) -> [(UICollectionReusableView, UICollectionViewLayoutAttributes)] {
    var ends: [(UICollectionReusableView, UICollectionViewLayoutAttributes)] = []
    for (element, key) in takeWhatIsOutOfSight() {
      let old = layoutStorage.change?.oldKey(key) ?? key
      var end = finalAttributes(old)
      if end == nil || layoutStorage.change == nil { end = place(of: key) }
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

  /// What goes far goes just out of sight: farther than that nobody sees it.
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

  // MARK: - In

  /// Puts what has just come where it begins.
  private func bringIn(_ attributes: UICollectionViewLayoutAttributes) {
    let key = ElementKey(attributes)
    guard var element = shown[key] else { return }
    host(attributes, element.view)
    // What was on its way out of sight is where it is.
    guard element.isAppearing else { return }
    element.isAppearing = false
    shown[key] = element
    apply(initialAttributes(key).map(flipped) ?? attributes, to: element.view)
    element.view.layoutIfNeeded()
  }

  /// The view of an element that was on its way out of sight.
  func takeBack(_ key: ElementKey) -> ShownElement? {
    guard let index = outgoing.firstIndex(where: { $0.isStillThere && $0.key == key }) else { return nil }
    return outgoing.remove(at: index).element
  }

  /// Makes several changes at once. The closure is called before this returns, so it may use what does not outlive the call.
  ///
  /// Apple's parameter does not escape and may be nil, which Swift can't declare in one.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
