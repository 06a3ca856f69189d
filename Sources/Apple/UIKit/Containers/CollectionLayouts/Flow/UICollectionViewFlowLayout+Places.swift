import Foundation

// Positions of elements, and their invalidation.

extension UICollectionViewFlowLayout {
  private enum Key {
    static let lineSpacing = "UILineSpacing"
    static let interitemSpacing = "UIInteritemSpacing"
    static let itemWidth = "UIItemWidth"
    static let itemHeight = "UIItemHeight"
    static let direction = "UIScrollDirection"
  }

  func encodeFlow(into coder: NSCoder) {
    coder.encode(Double(minimumLineSpacing), forKey: Key.lineSpacing)
    coder.encode(Double(minimumInteritemSpacing), forKey: Key.interitemSpacing)
    coder.encode(Double(itemSize.width), forKey: Key.itemWidth)
    coder.encode(Double(itemSize.height), forKey: Key.itemHeight)
    coder.encode(scrollDirection.rawValue, forKey: Key.direction)
  }

  func decodeFlow(from coder: NSCoder) {
    guard coder.containsValue(forKey: Key.lineSpacing) else { return }
    minimumLineSpacing = CGFloat(coder.decodeDouble(forKey: Key.lineSpacing))
    minimumInteritemSpacing = CGFloat(coder.decodeDouble(forKey: Key.interitemSpacing))
    itemSize = CGSize(
      width: coder.decodeDouble(forKey: Key.itemWidth), height: coder.decodeDouble(forKey: Key.itemHeight))
    scrollDirection =
      UICollectionView.ScrollDirection(rawValue: coder.decodeInteger(forKey: Key.direction)) ?? .vertical
  }

  // MARK: - Metrics

  var isSelfSizing: Bool { estimatedItemSize != .zero || itemSize == UICollectionViewFlowLayout.automaticSize }

  /// The size of items that were not measured.
  var defaultSize: CGSize {
    let standard = CGSize(width: 50, height: 50)
    if estimatedItemSize != .zero {
      return estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? standard : estimatedItemSize
    }
    return itemSize == UICollectionViewFlowLayout.automaticSize ? standard : itemSize
  }

  /// Returns the length of lines including the insets.
  func crossLength(_ bounds: CGSize) -> CGFloat {
    guard let owner else { return 0 }
    let inset = owner.adjustedContentInset
    return scrollDirection == .vertical
      ? max(0, bounds.width - inset.left - inset.right) : max(0, bounds.height - inset.top - inset.bottom)
  }

  func referenceInsets(_ view: UICollectionView) -> UIEdgeInsets {
    let isVertical = scrollDirection == .vertical
    func across(_ insets: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: isVertical ? 0 : insets.top, left: isVertical ? insets.left : 0, bottom: isVertical ? 0 : insets.bottom,
        right: isVertical ? insets.right : 0)
    }
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: return across(view.safeAreaInsetsOfContent)
    case .fromLayoutMargins: return across(view.layoutMargins)
    }
  }

  func metricsDidChange() {
    engine.needsMetrics = true
    invalidateLayout()
  }

  func changesLineLength(_ bounds: CGRect) -> Bool {
    engine.preparedLength.map { $0 != crossLength(bounds.size) } ?? true
  }

  func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred {
      engine.measure(preferred.indexPath, grid.ceil(preferred.frame.size))
      return
    }
    if context.isBoundsChange {
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      if flow?.invalidateFlowLayoutDelegateMetrics ?? false { engine.needsMetrics = true }
      return
    }
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else {
      engine.needsMetrics = true
      return
    }
    if context.isEverything || context.isDataSourceCounts || flow.invalidateFlowLayoutDelegateMetrics {
      engine.needsMetrics = true
    }
  }

  // MARK: - Positions

  private var isVertical: Bool { scrollDirection == .vertical }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    var index = engine.section(endingAfter: low)
    while index < engine.sections.count, engine.sections[index].start <= high {
      let section = engine.sections[index]
      let path = IndexPath(item: 0, section: index)
      add(UICollectionView.elementKindSectionHeader, path, rect, &result)
      let origin = section.start + section.itemsStart
      for line in section.lines.lines(from: low - origin, to: high - origin) {
        for item in line.first..<line.first + line.count {
          let attributes = itemAttributes(item, index, section, line)
          if attributes.frame.overlaps(rect) { result.append(attributes) }
        }
      }
      add(UICollectionView.elementKindSectionFooter, path, rect, &result)
      index += 1
    }
    return result
  }

  private func add(
    _ kind: String, _ path: IndexPath, _ rect: CGRect, _ result: inout [UICollectionViewLayoutAttributes]
  ) {
    guard let attributes = supplementAttributes(kind, path), attributes.frame.overlaps(rect) else { return }
    result.append(attributes)
  }

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard engine.sections.indices.contains(path.section),
      let line = engine.sections[path.section].lines.line(ofItem: path.item)
    else { return nil }
    return itemAttributes(path.item, path.section, engine.sections[path.section], line)
  }

  private func itemAttributes(
    _ item: Int, _ index: Int, _ section: FlowSection, _ line: LineIndex.Line
  ) -> UICollectionViewLayoutAttributes {
    var frame = section.frame(of: item, in: line)
    if isVertical { frame.origin.y += section.start } else { frame.origin.x += section.start }
    frame.origin = CGPoint(x: grid.round(frame.minX), y: grid.round(frame.minY))
    let attributes = makeAttributes(.cell, nil, IndexPath(item: item, section: index), frame: frame)
    if isSelfSizing { attributes.selfSizingAxes = .both }
    return attributes
  }

  func supplementAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard engine.sections.indices.contains(path.section), let owner else { return nil }
    let section = engine.sections[path.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.header : section.footer
    guard length > 0 else { return nil }
    let natural = isHeader ? section.start : section.start + section.length - section.footer
    var position = natural
    let visible = owner.bounds.inset(by: owner.adjustedContentInset)
    let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    if isHeader, sectionHeadersPinToVisibleBounds {
      position = max(natural, min(low, section.start + section.length - section.footer - length))
    } else if !isHeader, sectionFootersPinToVisibleBounds {
      position = min(natural, max(high - length, section.start + section.header))
    }
    let cross = crossLength(owner.bounds.size)
    let frame =
      isVertical
      ? CGRect(x: 0, y: position, width: cross, height: length)
      : CGRect(x: position, y: 0, width: length, height: cross)
    let attributes = makeAttributes(.supplementaryView, kind, path, frame: frame)
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      // Pinned headers and footers are in front of the cells that scroll under them.
      attributes.zIndex = 10
      attributes.isPinned = position != natural
    }
    return attributes
  }
}
