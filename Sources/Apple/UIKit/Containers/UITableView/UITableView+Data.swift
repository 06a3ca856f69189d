import Foundation

// The number of rows and their estimated heights.

extension UITableView: TraitDependent {
  var tableScrollDelegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  func setUpTable() {
    rare.listEnvironment = style == .plain ? .plain : style == .grouped ? .grouped : .insetGrouped
    alwaysBounceVertical = true
    setUpSwiping()
    setUpReordering()
    if style != .plain {
      backgroundColor = .systemGroupedBackground
    } else {
      backgroundColor = .systemBackground
    }
    accessibilityContainerType = .list
  }

  // MARK: - Loading

  func loadIfNeeded() {
    guard !hasLoaded, dataSource != nil else { return }
    loadData()
  }

  private func loadData() {
    guard let dataSource else { return }
    hasLoaded = true
    generation += 1
    let count = dataSource.numberOfSections(in: self)
    preconditionOfCaller(count >= 0, "numberOfSections(in:) of \(type(of: dataSource)) returned \(count)")
    heights = TableHeights((0..<count).map(makeSection))
    updateContentSize()
  }

  func rowCount(inSection section: Int) -> Int {
    guard let dataSource else { return 0 }
    let count = dataSource.tableView(self, numberOfRowsInSection: section)
    preconditionOfCaller(
      count >= 0, "tableView(_:numberOfRowsInSection:) of \(type(of: dataSource)) returned \(count) for \(section)")
    return count
  }

  func makeSection(_ section: Int) -> TableHeights.Section {
    TableHeights.Section(
      header: estimatedHeader(section), footer: estimatedFooter(section),
      rows: makeRows(section, 0..<rowCount(inSection: section)))
  }

  /// Returns the heights of rows that have not been displayed yet.
  func makeRows(_ section: Int, _ range: Range<Int>) -> HeightList {
    guard let first = range.first else { return HeightList(repeating: 0, isExact: false, count: 0) }
    let (height, isExact) = estimate(IndexPath(row: first, section: section))
    let answersForEach = delegate != nil && (isExact || probe.estimatedHeight != .byDefault)
    guard answersForEach else { return HeightList(repeating: height, isExact: isExact, count: range.count) }
    var heights = [height]
    heights.reserveCapacity(range.count)
    for row in range.dropFirst() { heights.append(estimate(IndexPath(row: row, section: section)).height) }
    return HeightList(heights, isExact: [Bool](repeating: isExact, count: range.count))
  }

  private func estimate(_ path: IndexPath) -> (height: CGFloat, isExact: Bool) {
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate == 0 {
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      return (height < 0 ? measures.tables.rowHeight : height, true)
    }
    // If all rows share one height, it is exact.
    if delegate == nil, rowHeight >= 0 { return (rowHeight, true) }
    if estimate > 0, rowHeight < 0 || probe.estimatedHeight != .byDefault { return (estimate, false) }
    return (rowHeight >= 0 ? rowHeight : measures.tables.rowHeight, false)
  }

  // MARK: - Discarding

  /// Discards all sections and rows, for example after the data source changed.
  func forgetData() {
    probe.canEdit = .unknown
    probe.canMove = .unknown
    discardVisible()
    hasLoaded = false
    selection = []
    heights = TableHeights()
    update = nil
    generation += 1
    setNeedsLayout()
  }

  func delegateDidChange() {
    probe.estimatedHeight = .unknown
    probe.indentation = .unknown
    probe.headerHeight = .unknown
    forgetHeights()
  }

  func reloadEverything() {
    discardVisible()
    hasLoaded = false
    selection = []
    tracked = nil
    announcedRows = []
    swipedRow = nil
    reordering?.cell.setLifted(false)
    (reordering, edgeScroller) = (nil, nil)
    update = nil
    updateDepth = 0
    heights = TableHeights()
    generation += 1
    indexView?.titles = nil
    loadIfNeeded()
    if dataSource == nil { updateContentSize() }
    setNeedsLayout()
  }

  /// Invalidates all heights, and keeps the known ones as estimates.
  func forgetHeights() {
    guard hasLoaded else { return }
    let sections = heights.sections.indices.map { index -> TableHeights.Section in
      var section = heights.sections[index]
      section.header = estimatedHeader(index)
      section.footer = estimatedFooter(index)
      section.rows = makeRows(index, 0..<section.rows.count)
      return section
    }
    heights = TableHeights(sections)
    refreshCells()
    updateContentSize()
  }

  /// Invalidates the layout of the visible cells.
  func refreshCells() {
    for row in visibleRows { row.cell.setNeedsLayout() }
    for supplement in visibleSupplements { supplement.view.setNeedsLayout() }
    setNeedsLayout()
  }

  func cellAsksForNewHeight(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !isLayingOut,
      let row = visibleRows.first(where: { $0.cell === cell }), row.isShown
    else { return }
    heights.forgetExactness(ofRow: row.path.row, in: row.path.section)
    setNeedsLayout()
  }

  // MARK: - Traits

  func adoptTraits(changedFrom previous: UITraitCollection) {
    guard hasLoaded,
      traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
        || traitCollection.displayScale != previous.displayScale || measures !== previous.measures
    else { return }
    forgetHeights()
  }

  // MARK: - Content size

  var headerHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }
  var footerHeight: CGFloat { tableFooterView?.frame.height ?? 0 }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: headerHeight + heights.total + footerHeight)
    if size != contentSize { contentSize = size }
  }

  func tableHeaderOrFooterDidChange(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if hasLoaded, style != .plain, let first = heights.sections.indices.first {
      heights.setHeader(estimatedHeader(first), of: first)
    }
    placeTableHeaderAndFooter()
    updateContentSize()
    setNeedsLayout()
  }

  func placeTableHeaderAndFooter() {
    for (view, y) in [(tableHeaderView, 0), (tableFooterView, headerHeight + heights.total)] {
      guard let view else { continue }
      if view.superview !== self { addSubview(view) }
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
  }
}
