import Foundation

// Creation of sections, and preservation of their measured sizes.

extension UICollectionViewCompositionalLayout {
  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  func roomSize(_ bounds: CGSize) -> CGSize {
    guard let owner else { return bounds }
    let inset = owner.adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right), height: max(0, bounds.height - inset.top - inset.bottom))
  }

  func prepareSections() {
    guard let owner else { return }
    let room = roomSize(owner.bounds.size)
    if needsSections || preparedSize != room { makeSections(room, owner) }
    for section in sections { section.rebuildIfNeeded() }
    placeSections()
  }

  private func makeSections(_ room: CGSize, _ owner: UICollectionView) {
    needsSections = false
    let crossIsSame = preparedSize.map { isVertical ? $0.width == room.width : $0.height == room.height } ?? false
    preparedSize = room
    let old = sections
    sections = owner.counts.indices.map { index in
      let environment = LayoutEnvironment(
        LayoutContainer(room, reference(configuration.contentInsetsReference, owner)), owner.traitCollection)
      let definition = makeSection(index, environment)
      guard let copy = definition.copy() as? NSCollectionLayoutSection else { fatalError("a section copies itself") }
      if var list = copy.list { list.place(in: copy, index: index, room: room, of: owner) }
      let made = CompositionalSection(
        index: index, section: copy, count: owner.counts[index], isVertical: isVertical, room: room,
        insets: copy.contentInsets.adding(reference(copy.contentInsetsReference, owner)),
        supplementaryInsets: supplementaryInsets(copy, owner), traits: owner.traitCollection, grid: grid)
      if crossIsSame, old.indices.contains(index) {
        made.measured = old[index].measured
        made.measuredSupplements = old[index].measuredSupplements
      }
      return made
    }
  }

  private func supplementaryInsets(
    _ section: NSCollectionLayoutSection, _ owner: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    section.supplementaryContentInsetsReference == .automatic
      ? section.contentInsets.adding(reference(section.contentInsetsReference, owner))
      : section.contentInsets.adding(reference(section.supplementaryContentInsetsReference, owner))
  }

  /// Returns the insets of a reference across the scroll direction.
  private func reference(_ kind: UIContentInsetsReference, _ owner: UICollectionView) -> NSDirectionalEdgeInsets {
    var insets: UIEdgeInsets
    switch kind {
    case .automatic:
      return configuration.contentInsetsReference == .automatic
        ? reference(.safeArea, owner) : reference(configuration.contentInsetsReference, owner)
    case .none: return .zero
    case .safeArea: insets = owner.safeAreaInsetsOfContent
    case .layoutMargins: insets = owner.layoutMargins
    case .readableContent:
      let frame = owner.readableContentGuide.layoutFrame
      guard frame.width > 0 else { return .zero }
      insets = UIEdgeInsets(
        top: 0, left: frame.minX - owner.bounds.minX, bottom: 0, right: owner.bounds.maxX - frame.maxX)
    }
    if isVertical { (insets.top, insets.bottom) = (0, 0) } else { (insets.left, insets.right) = (0, 0) }
    let isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return insets.directional(rightToLeft: isRightToLeft)
  }

  private func placeSections() {
    var start = globalLength(before: true)
    for (index, section) in sections.enumerated() {
      if index > 0 { start += configuration.interSectionSpacing }
      section.start = start
      start += section.length
    }
    contentLength = start + globalLength(before: false)
  }

  // MARK: - Headers and footers of the layout

  private func isBefore(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    switch item.alignment {
    case .bottom, .bottomLeading, .bottomTrailing: !isVertical
    case .trailing, .topTrailing: isVertical
    case .none, .top, .topLeading, .leading: true
    }
  }

  private func globalSize(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    var size = item.layoutSize.resolved(in: preparedSize ?? .zero)
    if let own = globalSizes[item.elementKind] {
      let axes = item.layoutSize.selfSizingAxes
      if axes.contains(.horizontal) { size.width = own.width }
      if axes.contains(.vertical) { size.height = own.height }
    }
    return size
  }

  private func globalLength(before: Bool) -> CGFloat {
    configuration.boundarySupplementaryItems.filter { isBefore($0) == before && $0.extendsBoundary }
      .reduce(0) { $0 + (isVertical ? globalSize($1).height : globalSize($1).width) }
  }

  func globalAttributes() -> [UICollectionViewLayoutAttributes] {
    guard let owner, let room = preparedSize else { return [] }
    var (before, after) = (CGFloat(0), contentLength - globalLength(before: false))
    return configuration.boundarySupplementaryItems.map { item in
      let size = globalSize(item)
      let length = isVertical ? size.height : size.width
      var along = isBefore(item) ? before : after
      if item.extendsBoundary {
        if isBefore(item) { before += length } else { after += length }
      }
      if item.pinToVisibleBounds {
        let visible = owner.bounds.inset(by: owner.adjustedContentInset)
        let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
        along = isBefore(item) ? max(along, low) : min(along, high - length)
      }
      let across = isVertical ? (room.width - size.width) / 2 : (room.height - size.height) / 2
      let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
      let frame = CGRect(
        x: origin.x + item.offset.x, y: origin.y + item.offset.y, width: size.width, height: size.height)
      let attributes = makeAttributes(
        .supplementaryView, item.elementKind, IndexPath(index: 0), frame: grid.round(frame))
      attributes.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex
      attributes.selfSizingAxes = item.layoutSize.selfSizingAxes
      return attributes
    }
  }

  var totalSize: CGSize {
    guard let room = preparedSize else { return .zero }
    return isVertical
      ? CGSize(width: room.width, height: contentLength) : CGSize(width: contentLength, height: room.height)
  }

  func sections(in rect: CGRect) -> ArraySlice<CompositionalSection> {
    let (from, to) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].start + sections[middle].length < from { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < sections.count, sections[end].start <= to { end += 1 }
    return sections[low..<end]
  }

  // MARK: - Measured sizes

  func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    guard let preferred = context.preferred else {
      if context.isBoundsChange || context.isEverything || context.isDataSourceCounts { needsSections = true }
      return
    }
    let path = preferred.indexPath
    let size = grid.ceil(preferred.frame.size)
    if path.count == 1 {
      globalSizes[preferred.kind ?? ""] = size
      return
    }
    guard sections.indices.contains(path.section) else { return }
    if preferred.category == .cell {
      sections[path.section].measure(item: path.item, size)
    } else {
      sections[path.section].measure(preferred.kind ?? "", item: preferred.belongsToItem ? path.item : -1, size)
    }
  }

  func forgetSize(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard attributes.category == .cell, sections.indices.contains(path.section) else { return }
    sections[path.section].forget(item: path.item)
  }

  func adoptSections(_ plan: UpdatePlan, _ reloaded: Set<IndexPath>) {
    let old = sections
    needsSections = true
    var kept: [(MeasuredSizes, [String: CGSize])] = plan.sections.map { source in
      guard case .old(let index, isReloaded: false) = source, old.indices.contains(index) else {
        return (MeasuredSizes(), [:])
      }
      return (MeasuredSizes(), old[index].measuredSupplements.filter { $0.key.hasSuffix("|-1") })
    }
    for section in old {
      for item in section.measured.sizes.keys.sorted() {
        let path = IndexPath(item: item, section: section.index)
        guard let size = section.measured[item], !reloaded.contains(path), item < section.count,
          let new = plan.newPath(for: path)
        else { continue }
        kept[new.section].0.set(size, for: new.item)
      }
    }
    guard let template = old.first else { return }
    // Only the measured sizes are needed. The sections are created again before they are used.
    sections = kept.enumerated().map { index, kept in
      let section = CompositionalSection(
        index: index, section: template.section, count: 0, isVertical: isVertical, room: template.room,
        insets: .zero, supplementaryInsets: .zero, traits: template.traits, grid: template.grid)
      section.measured = kept.0
      section.measuredSupplements = kept.1
      return section
    }
  }
}

extension NSDirectionalEdgeInsets {
  func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
