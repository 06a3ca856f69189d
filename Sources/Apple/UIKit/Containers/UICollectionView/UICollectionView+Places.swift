import Foundation

// Positions of items, and scrolling to them.

extension UICollectionView {
  var shownCells: [(path: IndexPath, cell: UICollectionViewCell)] {
    shown.keys.filter { $0.category == .cell }.sorted().compactMap { key in
      (shown[key]?.view as? UICollectionViewCell).map { (key.path, $0) }
    }
  }

  func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(category: .cell, kind: nil, path: path)]?.view as? UICollectionViewCell
  }

  func supplementaryKeys(_ kind: String) -> [ElementKey] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == kind }.sorted()
  }

  private func prepareForQuestions() {
    loadIfNeeded()
    if !isLayingOut { bringUpToDate() }
    if !isPreparing { prepareIfNeeded() }
  }

  func attributes(forItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareForQuestions()
    guard isItem(path) else { return nil }
    return layoutStorage.layoutAttributesForItem(at: path).map(flipped)
  }

  func attributes(forSupplement kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareForQuestions()
    return layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: path).map(flipped)
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareForQuestions()
    for section in scrollers.keys.sorted() {
      guard let scroller = scrollers[section], scroller.superview === self, scroller.frame.contains(point) else {
        continue
      }
      let inner = convert(point, to: scroller)
      for (path, cell) in shownCells where cell.superview === scroller && cell.frame.contains(inner) { return path }
    }
    let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let all = layoutStorage.layoutAttributesForElements(in: flipped(area)) ?? []
    let hits = all.map(flipped).filter {
      $0.category == .cell && $0.orthogonalSection == nil && !$0.isHidden && $0.frame.contains(point)
    }
    return hits.enumerated().max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }?.element.indexPath
  }

  // MARK: - Scrolling

  func scroll(toItem path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    bringUpToDate()
    loadIfNeeded()
    preconditionOfCaller(
      isItem(path),
      "Attempted to scroll the collection view to an out-of-bounds item (\(path.count == 2 ? path.item : -1)) when "
        + "there are only \(counts.indices.contains(path.first ?? -1) ? counts[path[0]] : 0) items in section "
        + "\(path.first ?? -1). Collection view: \(description).")
    let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
    for group in [vertical, horizontal] where !group.isEmpty {
      let chosen = position.intersection(group)
      preconditionOfCaller(
        chosen.rawValue.nonzeroBitCount <= 1,
        "Scroll position (\(position.rawValue)) contains more than one position along an axis")
    }
    // The offset is an estimate, because items that become visible may turn out to have other sizes.
    for _ in 0..<8 {
      guard let attributes = attributes(forItem: path) else { return }
      if attributes.orthogonalSection != nil { scrollWithinSection(attributes, position, animated: animated) }
      let target = offset(for: attributes, position)
      if abs(target.y - contentOffset.y) < 0.01, abs(target.x - contentOffset.x) < 0.01 { break }
      setContentOffset(target, animated: animated)
      setNeedsLayout()
      if bounds.height > 0 { layoutIfNeeded() }
    }
  }

  private func offset(for attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var rect = attributes.frame
    if let section = attributes.orthogonalSection, let scroller = scrollers[section] {
      rect.origin.x = max(rect.minX - scroller.contentOffset.x, visible.minX)
    }
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = rect.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = rect.midY - inset.top - visible.height / 2
    } else if position.contains(.bottom) {
      offset.y = rect.maxY - inset.top - visible.height
    } else if rect.minY < visible.minY {
      offset.y = rect.minY - inset.top
    } else if rect.maxY > visible.maxY {
      offset.y = rect.maxY - inset.top - visible.height
    }
    guard attributes.orthogonalSection == nil else { return confined(CGPoint(x: contentOffset.x, y: offset.y)) }
    if position.contains(.left) {
      offset.x = rect.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = rect.midX - inset.left - visible.width / 2
    } else if position.contains(.right) {
      offset.x = rect.maxX - inset.left - visible.width
    } else if rect.minX < visible.minX {
      offset.x = rect.minX - inset.left
    } else if rect.maxX > visible.maxX {
      offset.x = rect.maxX - inset.left - visible.width
    }
    return confined(offset)
  }

  /// Sets the content offset that the layout and the delegate choose after a change.
  func settleOffset() {
    let proposed = contentOffset
    var target = layoutStorage.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate { target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target) }
    if target != proposed { contentOffset = target }
  }
}
