import Foundation

// Positions of elements.

extension UICollectionViewCompositionalLayout {
  private var visible: CGRect { owner.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero }

  private func offset(_ section: CompositionalSection) -> CGPoint {
    guard let place = section.orthogonalPlace, let owner else { return .zero }
    return owner.orthogonalOffset(ofSection: section.index, content: place.contentSize, frame: place.frame.size)
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result = globalAttributes().filter { $0.frame.overlaps(rect) }
    for section in sections(in: rect) {
      let path = IndexPath(item: 0, section: section.index)
      for item in section.section.decorationItems {
        if let attributes = decorationAttributes(item.elementKind, path), attributes.frame.overlaps(rect) {
          result.append(attributes)
        }
      }
      for item in section.section.boundarySupplementaryItems {
        let attributes = boundaryAttributes(item, section)
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
      guard section.count > 0 else { continue }
      if let place = section.orthogonalPlace, !place.frame.overlaps(rect) { continue }
      addLines(of: section, rect, &result)
    }
    return result
  }

  private func addLines(
    of section: CompositionalSection, _ rect: CGRect, _ result: inout [UICollectionViewLayoutAttributes]
  ) {
    let shift = section.isOrthogonal ? offset(section) : .zero
    let area = section.isOrthogonal ? visibleArea(section, shift) : rect
    for line in section.lines(in: rect, offset: shift) {
      let solved = section.solve(line)
      let origin = section.origin(of: line)
      for item in solved.items {
        let attributes = itemAttributes(item, origin, section)
        if attributes.frame.overlaps(area) { result.append(attributes) }
      }
      for supplement in solved.supplements {
        let attributes = supplementAttributes(supplement, origin, section)
        if attributes.frame.overlaps(area) { result.append(attributes) }
      }
    }
  }

  /// Returns the visible area of an orthogonally scrolling section, in coordinates without its scrolling.
  private func visibleArea(_ section: CompositionalSection, _ shift: CGPoint) -> CGRect {
    guard let place = section.orthogonalPlace else { return .zero }
    return place.frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  // MARK: - Attributes

  private func itemAttributes(
    _ item: SolvedGroup.Item, _ origin: CGPoint, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let frame = grid.round(item.frame.offsetBy(dx: origin.x, dy: origin.y))
    let attributes = makeAttributes(
      .cell, nil, IndexPath(item: item.index, section: section.index), frame: frame)
    attributes.selfSizingAxes = item.axes
    attributes.zIndex = item.zIndex
    if section.isOrthogonal { attributes.orthogonalSection = section.index }
    attributes.listPlace = section.section.list?.place(
      ofItem: item.index, section: section.index, count: section.count)
    return attributes
  }

  private func supplementAttributes(
    _ supplement: SolvedGroup.Supplement, _ origin: CGPoint, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      .supplementaryView, supplement.kind, IndexPath(item: supplement.index, section: section.index),
      frame: grid.round(supplement.frame.offsetBy(dx: origin.x, dy: origin.y)))
    attributes.selfSizingAxes = supplement.axes
    attributes.zIndex = supplement.zIndex
    attributes.belongsToItem = true
    if section.isOrthogonal { attributes.orthogonalSection = section.index }
    return attributes
  }

  private func boundaryAttributes(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let (frame, isPinned) = section.frame(of: item, visible: visible)
    let attributes = makeAttributes(
      .supplementaryView, item.elementKind, IndexPath(item: 0, section: section.index), frame: frame)
    attributes.selfSizingAxes = item.layoutSize.selfSizingAxes
    attributes.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex
    attributes.isPinned = isPinned
    attributes.listPlace = section.section.list?.placeOfBoundary(
      isFooter: item.elementKind == UICollectionView.elementKindSectionFooter, section: section.index)
    return attributes
  }

  func decorationAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section),
      let item = sections[path.section].section.decorationItems.first(where: { $0.elementKind == kind })
    else { return nil }
    var frame = sections[path.section].frame
    let insets = item.contentInsets
    frame = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
    let attributes = makeAttributes(.decorationView, kind, path, frame: grid.round(frame))
    attributes.zIndex = item.zIndex
    return attributes
  }

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section), path.item < sections[path.section].count,
      let line = sections[path.section].lines.line(ofItem: path.item)
    else { return nil }
    let section = sections[path.section]
    return section.solve(line).items.first { $0.index == path.item }.map {
      itemAttributes($0, section.origin(of: line), section)
    }
  }

  func supplementAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if path.count == 1 { return globalAttributes().first { $0.kind == kind } }
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    if let item = section.section.boundarySupplementaryItems.first(where: { $0.elementKind == kind }) {
      return boundaryAttributes(item, section)
    }
    guard let line = section.lines.line(ofItem: path.item) else { return nil }
    return section.solve(line).supplements.first { $0.kind == kind && $0.index == path.item }.map {
      supplementAttributes($0, section.origin(of: line), section)
    }
  }

  // MARK: - Orthogonal scrolling

  /// Returns a closure that finds the offset where scrolling may stop: the nearest group, or the next one in a
  /// direction.
  func groupStops(inSection index: Int) -> ((CGFloat, Int) -> CGFloat)? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let reach = max(section.room.width, section.room.height)
    return { offset, step in
      let lines = section.lines.lines(from: offset - reach, to: offset + 2 * reach)
      guard let nearest = lines.min(by: { abs($0.start - offset) < abs($1.start - offset) }) else { return offset }
      let here = nearest.start
      if step > 0 { return lines.first { $0.start > max(here, offset) + 0.5 }?.start ?? here }
      if step < 0 { return lines.last { $0.start < min(here, offset) - 0.5 }?.start ?? 0 }
      return here
    }
  }

  func callHandlers(_ attributes: [UICollectionViewLayoutAttributes], _ bounds: CGRect) {
    guard let owner else { return }
    for section in sections(in: bounds) {
      guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
      let items = attributes.filter { $0.indexPath.count == 2 && $0.indexPath.section == section.index }
      let scrolled = section.isOrthogonal ? offset(section) : bounds.origin
      let container = LayoutContainer(section.room, section.insets)
      handler(items.map { VisibleItem($0) }, scrolled, LayoutEnvironment(container, owner.traitCollection))
    }
  }
}
