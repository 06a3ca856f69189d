import Foundation
import QuartzCore

// Positions of the visible elements.

extension UICollectionView {
  // MARK: - Invalidation

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if !isPreparing { needsPrepare = true }
    if context.isDataSourceCounts, hasLoaded, let dataSource, !isUpdating { counts = askCounts(dataSource) }
    if context.contentOffsetAdjustment != .zero {
      let offset = contentOffset
      contentOffset = CGPoint(
        x: offset.x + context.contentOffsetAdjustment.x, y: offset.y + context.contentOffsetAdjustment.y)
    }
    setNeedsLayout()
  }

  func prepareIfNeeded() {
    guard needsPrepare, hasLoaded, !isPreparing else { return }
    needsPrepare = false
    isPreparing = true
    layoutStorage.prepare()
    isPreparing = false
    updateContentSize()
  }

  private func updateContentSize() {
    let size = layoutStorage.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  /// Updates the visible elements as the next layout pass would. Queries about visible elements call this method first.
  func bringUpToDate() {
    if !isLayingOut, layer.needsLayout() { layoutIfNeeded() }
  }

  // MARK: - Mirroring

  private var flippedWidth: CGFloat { max(contentSize.width, bounds.width) }

  func flipped(_ rect: CGRect) -> CGRect {
    guard layoutStorage.isFlipped else { return rect }
    return CGRect(x: flippedWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns attributes mirrored as the collection view displays them, if the layout is mirrored.
  func flipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard layoutStorage.isFlipped, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = flippedWidth - copy.center.x
    return copy
  }

  // MARK: - Layout

  func layOutCollection() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let old = laidOutBounds
    settleElementsInSight()
    for (element, key) in takeWhatIsOutOfSight() { retire(element, key) }
    announce(placeEverything())
    orderSubviews()
    announceNearItems()
    if isAnimatedBoundsChange(from: old) { layoutStorage.finalizeAnimatedBoundsChange() }
  }

  /// Returns whether the size of the collection view changes in an animation.
  private func isAnimatedBoundsChange(from old: CGRect?) -> Bool {
    guard ViewAnimation.current != nil, let old else { return false }
    return old.size != bounds.size
  }

  /// Creates the views of everything visible and determines their sizes.
  func settleElementsInSight() {
    loadIfNeeded()
    boundsMayHaveChanged()
    // Sizes determined by views can move other elements into or out of the visible area. A few rounds are enough for a
    // stable result.
    var rounds = 0
    while rounds < 20, layOutElementsInSight() { rounds += 1 }
  }

  /// Positions all views of the collection view.
  ///
  /// - Returns: The elements that the delegate has not been told about.
  @discardableResult
  func placeEverything() -> [ElementKey] {
    placeBackground()
    placeScrollers()
    layoutStorage.visibleElementsChanged(inSight, in: bounds)
    return placeElements()
  }

  private func boundsMayHaveChanged() {
    let old = laidOutBounds
    guard old != bounds else { return }
    laidOutBounds = bounds
    if old == nil {
      needsPrepare = true
      return
    }
    if hasLoaded, isAnimatedBoundsChange(from: old), let old { layoutStorage.prepare(forAnimatedBoundsChange: old) }
    guard hasLoaded, layoutStorage.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    layoutStorage.invalidateLayout(with: layoutStorage.invalidationContext(forBoundsChange: bounds))
  }

  /// Creates the views of everything visible and determines their sizes.
  ///
  /// - Returns: Whether other elements may be visible now.
  private func layOutElementsInSight() -> Bool {
    guard bounds.width > 0, bounds.height > 0, hasLoaded else {
      inSight = []
      return false
    }
    prepareIfNeeded()
    beginAtTheEndWhereMirrored()
    let start = generation
    let area = bounds
    let all = layoutStorage.layoutAttributesForElements(in: flipped(area)) ?? []
    inSight = all.map(flipped).filter { !$0.isHidden && ($0.orthogonalSection != nil || $0.frame.overlaps(area)) }
    let anchor = anchorAttributes()
    var isResized = false
    for attributes in inSight {
      let key = ElementKey(attributes)
      if shown[key] == nil, let element = takeBack(key) {
        shown[key] = element
      } else if shown[key] == nil {
        guard let view = ViewAnimation.withoutInheritedAnimation({ makeView(attributes) }), generation == start else {
          return true
        }
        shown[key] = ShownElement(view: view, belongsToItem: attributes.category == .cell, isAppearing: isUpdating)
      }
      if fit(attributes, key) { isResized = true }
      guard generation == start else { return true }
    }
    guard isResized || needsPrepare else { return false }
    prepareIfNeeded()
    if let anchor { keepInPlace(anchor) }
    return true
  }

  /// Scrolls a mirrored horizontal layout to its beginning, which is on the right.
  private func beginAtTheEndWhereMirrored() {
    guard layoutStorage.isFlipped, !hasScrolledToMirroredStart, contentSize.width > bounds.width else { return }
    hasScrolledToMirroredStart = true
    contentOffset.x = contentSize.width - bounds.width + adjustedContentInset.right
    laidOutBounds = bounds
  }

  // MARK: - Self-sizing

  private func fit(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) -> Bool {
    guard let element = shown[key], key.category != .decorationView else { return false }
    let size = attributes.frame.size
    if let fitted = element.fitted, isNear(fitted.asked, size) || isNear(fitted.answered, size) { return false }
    if !attributes.selfSizingAxes.isEmpty { apply(attributes, to: element.view) }
    // Views modify the attributes passed to them. The layout's own attributes must not change.
    guard let given = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
    let preferred = element.view.preferredLayoutAttributesFitting(given)
    shown[key]?.fitted = (size, preferred.frame.size)
    guard preferred !== given || !preferred.isEqual(attributes),
      layoutStorage.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    let context = layoutStorage.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    layoutStorage.invalidateLayout(with: context)
    return true
  }

  private func isNear(_ first: CGSize, _ second: CGSize) -> Bool {
    abs(first.width - second.width) < 0.51 && abs(first.height - second.height) < 0.51
  }

  /// Returns the first visible cell that was displayed before. Its position on the screen is kept.
  private func anchorAttributes() -> UICollectionViewLayoutAttributes? {
    let inset = adjustedContentInset
    guard contentOffset.y > -inset.top + 0.5 || contentOffset.x > -inset.left + 0.5, !layoutStorage.isFlipped else {
      return nil
    }
    return inSight.first { attributes in
      attributes.category == .cell && attributes.orthogonalSection == nil
        && shown[ElementKey(attributes)]?.isAnnounced == true
    }
  }

  private func keepInPlace(_ anchor: UICollectionViewLayoutAttributes) {
    guard let now = layoutStorage.layoutAttributesForItem(at: anchor.indexPath) else { return }
    let shift = CGPoint(x: now.frame.minX - anchor.frame.minX, y: now.frame.minY - anchor.frame.minY)
    var offset = contentOffset
    if abs(shift.y) > 0.01, contentSize.height > bounds.height { offset.y += shift.y }
    if abs(shift.x) > 0.01, contentSize.width > bounds.width { offset.x += shift.x }
    guard offset != contentOffset else { return }
    contentOffset = offset
    laidOutBounds = bounds
  }

  func elementAsksForNewSize(_ view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, !isLayingOut,
      let key = shown.keys.sorted().first(where: { shown[$0]?.view === view }), shown[key]?.isAnnounced == true
    else { return }
    if let attributes = view.element.attributes { layoutStorage.forgetMeasuredSize(of: attributes) }
    shown[key]?.fitted = nil
    needsPrepare = true
    setNeedsLayout()
  }

  // MARK: - Views

  /// Asks the data source for the view of an element that becomes visible.
  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let path = attributes.indexPath
    pending = attributes
    defer { pending = nil }
    let view: UICollectionReusableView
    switch attributes.category {
    case .cell:
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      view = cell
      preconditionOfCaller(
        view.element.isDequeued,
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
          + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: (\(path.brief))")
      cell.isSelected = selection.contains(path)
      updateEditing(of: cell, path)
    case .supplementaryView:
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: attributes.kind ?? "", at: path)
      preconditionOfCaller(
        view.element.isDequeued,
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "(\(attributes.kind ?? ""),\(path.brief)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
    case .decorationView: view = makeDecoration(attributes.kind ?? "")
    }
    view.element.isDequeued = false
    view.element.collectionView = self
    return view
  }

  /// Applies layout attributes to a view.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    var frame = attributes.frame
    if let section = attributes.orthogonalSection, let scroller = scrollers[section] {
      frame.origin.x -= scroller.place.frame.minX
      frame.origin.y -= scroller.place.frame.minY
      // The position is mirrored within the section's content, which is wider than the collection view.
      if layoutStorage.isFlipped, scroller.place.isHorizontal {
        frame.origin.x += scroller.place.contentSize.width - scroller.place.frame.width
      }
    }
    if CATransform3DIsIdentity(attributes.transform3D) {
      if !CATransform3DIsIdentity(view.transform3D) { view.transform3D = CATransform3DIdentity }
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds.size = attributes.size
      view.center = CGPoint(
        x: attributes.center.x + frame.minX - attributes.frame.minX,
        y: attributes.center.y + frame.minY - attributes.frame.minY)
      view.transform3D = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    // A view that the app itself hid stays hidden. Apple's example of badges hides those without a number when it
    // configures them.
    if attributes.isHidden != (view.element.attributes?.isHidden ?? false) { view.isHidden = attributes.isHidden }
    if let cell = view as? UICollectionViewCell { cell.placeContent() }
    guard view.element.attributes != attributes else { return }
    view.element.attributes = attributes
    view.apply(attributes)
    if let cell = view as? UICollectionViewListCell { cell.listPlaceDidChange(attributes) }
  }

  /// Adds a view to its superview: the collection view or an orthogonal scroll view.
  func host(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView) {
    let host = attributes.orthogonalSection.flatMap { scrollers[$0] } ?? self
    guard view.superview !== host else { return }
    ViewAnimation.withoutInheritedAnimation {
      host.addSubview(view)
      // A view that is added inside an animation block is positioned without animation.
      if !ViewAnimations.current.areEnabled, !isUpdating { apply(attributes, to: view) }
    }
  }

  private func placeElements() -> [ElementKey] {
    var unannounced: [ElementKey] = []
    for attributes in inSight {
      let key = ElementKey(attributes)
      guard var element = shown[key] else { continue }
      host(attributes, element.view)
      if element.isAppearing {
        element.isAppearing = false
        if let initial = initialAttributes(key) { apply(flipped(initial), to: element.view) }
      }
      if let moving, key.category == .cell, key.path == moving.origin {
        let lifted = layoutStorage.layoutAttributesForInteractivelyMovingItem(
          at: moving.origin, withTargetPosition: moving.position)
        apply(lifted, to: element.view)
        continue
      }
      element.belongsToItem = attributes.category == .cell || attributes.belongsToItem
      apply(moving == nil ? attributes : seat(attributes), to: element.view)
      if !element.isAnnounced { unannounced.append(key) }
      shown[key] = element
    }
    return unannounced
  }

  /// Tells the delegate about newly displayed views.
  func announce(_ keys: [ElementKey]) {
    for key in keys { shown[key]?.isAnnounced = true }
    for key in keys { announceDisplay(key) }
  }

  private func announceDisplay(_ key: ElementKey) {
    guard let view = shown[key]?.view else { return }
    switch key.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
      }
    case .supplementaryView:
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    case .decorationView: break
    }
  }

  // MARK: - Removal

  /// Removes elements that are no longer visible from the list of the collection view.
  ///
  /// - Returns: The removed elements. Their views are still in the view hierarchy.
  func takeWhatIsOutOfSight() -> [(ShownElement, ElementKey)] {
    let wanted = Set(inSight.map { ElementKey($0) })
    let leaving = shown.keys.filter { !wanted.contains($0) && $0.path != moving?.origin }.sorted()
    return leaving.compactMap { key in shown.removeValue(forKey: key).map { ($0, key) } }
  }

  func retire(_ element: ShownElement, _ key: ElementKey) {
    // The view may be displayed again in the same frame, for another element.
    if element.view.layer.isAnimated { element.view.layer.removeAllAnimations() }
    if element.view.element.collectionView === self { element.view.removeFromSuperview() }
    (element.view as? UICollectionViewListCell)?.forgetSwipe()
    element.view.element.attributes = nil
    putIntoPool(element.view, key)
    guard element.isAnnounced else { return }
    switch key.category {
    case .cell:
      if let cell = element.view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      }
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: key.kind, at: key.path)
    case .decorationView: break
    }
  }

  // MARK: - Order

  private func placeBackground() {
    if let color = layoutStorage.backdropColor {
      let view = backdrop ?? ControlPart(color: nil)
      backdrop = view
      view.backgroundColor = color
      if view.superview !== self { insertSubview(view, at: 0) }
      if view.frame != bounds { view.frame = bounds }
    } else {
      backdrop?.removeFromSuperview()
      backdrop = nil
    }
    guard let backgroundView else { return }
    if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// Sorts the subviews from back to front: the background, elements by `zIndex`, and all other views.
  func orderSubviews() {
    var wanted: [UIView] = []
    for view in [backdrop, backgroundView, refreshControl] where view?.superview === self {
      if let view { wanted.append(view) }
    }
    var scrolled: Set<Int> = []
    var entries: [(z: Int, rank: Int, order: Int, view: UIView)] = []
    for (order, attributes) in inSight.enumerated() {
      if let section = attributes.orthogonalSection, let scroller = scrollers[section] {
        if scrolled.insert(section).inserted { entries.append((0, 1, order, scroller)) }
      } else if let view = shown[ElementKey(attributes)]?.view {
        let rank = attributes.category == .decorationView ? 0 : attributes.category == .cell ? 1 : 2
        entries.append((attributes.zIndex, rank, order, view))
      }
    }
    // Outgoing views are behind those that stay.
    for (order, part) in outgoing.enumerated() where part.element.view.superview === self {
      entries.append((part.zIndex, -1, order, part.element.view))
    }
    wanted += entries.sorted { ($0.z, $0.rank, $0.order) < ($1.z, $1.rank, $1.order) }.map(\.view)
    for (index, view) in wanted.enumerated() where subviews.indices.contains(index) && subviews[index] !== view {
      insertSubview(view, at: index)
    }
  }
}
