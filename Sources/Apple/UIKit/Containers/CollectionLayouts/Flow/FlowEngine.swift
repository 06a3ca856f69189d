import Foundation

/// The sections and sizes that a flow layout computes.
@MainActor
final class FlowEngine {
  private(set) var sections: [FlowSection] = []
  private(set) var contentSize = CGSize.zero
  /// Whether the delegate does not implement the method for item sizes. The method's default implementation sets it, so
  /// that the delegate is not asked for every item.
  var sizesAreDefault = false
  var needsMetrics = true
  private var dirtyItems: [Int: Int] = [:]
  var preparedLength: CGFloat?

  func prepare(_ layout: UICollectionViewFlowLayout) {
    guard let view = layout.owner else { return }
    if needsMetrics {
      rebuild(layout, view)
    } else {
      for section in dirtyItems.keys.sorted() where sections.indices.contains(section) {
        sections[section].rebuild(from: dirtyItems[section] ?? 0)
      }
    }
    dirtyItems = [:]
    needsMetrics = false
    placeSections(layout, view)
  }

  // MARK: - Sections

  private func rebuild(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
    let length = layout.crossLength(view.bounds.size)
    // Items measured on lines of another length may have other sizes now.
    let keepsMeasured = preparedLength == nil || preparedLength == length
    preparedLength = length
    let old = sections
    sections = view.counts.indices.map { index in
      var section = makeSection(index, layout, view)
      if keepsMeasured, old.indices.contains(index), layout.isSelfSizing { section.measured = old[index].measured }
      section.rebuild(from: 0)
      return section
    }
  }

  private func makeSection(_ index: Int, _ layout: UICollectionViewFlowLayout, _ view: UICollectionView)
    -> FlowSection
  {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let isVertical = layout.scrollDirection == .vertical
    var inset = delegate?.collectionView(view, layout: layout, insetForSectionAt: index) ?? layout.sectionInset
    inset = inset.adding(layout.referenceInsets(view))
    let lineSpacing =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index)
      ?? layout.minimumLineSpacing
    let header =
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index)
      ?? layout.headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: index)
      ?? layout.footerReferenceSize
    var section = FlowSection()
    section.count = view.counts[index]
    section.isVertical = isVertical
    section.itemSpacing =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index)
      ?? layout.minimumInteritemSpacing
    section.insetBefore = isVertical ? inset.top : inset.left
    section.insetAfter = isVertical ? inset.bottom : inset.right
    section.insetAcross = isVertical ? inset.left : inset.top
    let across = isVertical ? inset.left + inset.right : inset.top + inset.bottom
    section.lineLength = max(0, layout.crossLength(view.bounds.size) - across)
    section.header = isVertical ? header.height : header.width
    section.footer = isVertical ? footer.height : footer.width
    section.uniformSize = layout.defaultSize
    section.lines = LineIndex(spacing: lineSpacing)
    section.givenSizes = givenSizes(index, layout, view, delegate)
    return section
  }

  private func givenSizes(
    _ index: Int, _ layout: UICollectionViewFlowLayout, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize]? {
    guard let delegate, view.counts[index] > 0 else { return nil }
    sizesAreDefault = false
    let first = delegate.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: 0, section: index))
    if sizesAreDefault { return nil }
    var sizes = [first]
    sizes.reserveCapacity(view.counts[index])
    for item in 1..<max(1, view.counts[index]) {
      sizes.append(delegate.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: item, section: index)))
    }
    return sizes.map { $0 == UICollectionViewFlowLayout.automaticSize ? layout.defaultSize : $0 }
  }

  private func placeSections(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
    var start: CGFloat = 0
    for index in sections.indices {
      sections[index].start = start
      start += sections[index].length
    }
    let cross = layout.crossLength(view.bounds.size)
    contentSize =
      layout.scrollDirection == .vertical
      ? CGSize(width: cross, height: start) : CGSize(width: start, height: cross)
  }

  /// Returns the index of the first section that ends after a position.
  func section(endingAfter position: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].start + sections[middle].length < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: - Measured sizes

  func measure(_ path: IndexPath, _ size: CGSize) {
    guard sections.indices.contains(path.section), path.item < sections[path.section].count else { return }
    sections[path.section].measured.set(size, for: path.item)
    dirty(path)
  }

  func forgetMeasuredSize(_ path: IndexPath) {
    guard sections.indices.contains(path.section) else { return }
    sections[path.section].measured.remove(path.item)
    dirty(path)
  }

  private func dirty(_ path: IndexPath) {
    dirtyItems[path.section] = min(dirtyItems[path.section] ?? Int.max, path.item)
  }

  func forgetMeasuredSizes() {
    for index in sections.indices { sections[index].measured = MeasuredSizes() }
    needsMetrics = true
  }

  func adopt(_ plan: UpdatePlan, reloaded: Set<IndexPath>) {
    let old = sections
    sections = plan.sections.map { source in
      if case .old(let index, isReloaded: false) = source, old.indices.contains(index) {
        var section = old[index]
        section.measured = MeasuredSizes()
        return section
      }
      return FlowSection()
    }
    for (index, section) in old.enumerated() {
      for item in section.measured.sizes.keys.sorted() {
        let path = IndexPath(item: item, section: index)
        guard let size = section.measured[item], let new = plan.newPath(for: path), !reloaded.contains(path) else {
          continue
        }
        sections[new.section].measured.set(size, for: new.item)
      }
    }
    needsMetrics = true
  }
}
