import Foundation
import QuartzCore

// Positions of the visible rows.

extension UITableView {
  // MARK: - Widths

  /// The horizontal margin of the content of cells, in points.
  var cellMargin: CGFloat {
    let margin =
      style == .insetGrouped
      ? measures.insetCellMargin(forWidth: bounds.width, cutsOffSides: screenCutsOffSides)
      : measures.cellMargin(forWidth: bounds.width, cutsOffSides: screenCutsOffSides)
    guard cellLayoutMarginsFollowReadableWidth else { return margin }
    let readable = readableContentGuide.layoutFrame
    return readable.width > 0 ? max(margin, readable.minX - sectionX) : margin
  }

  /// The horizontal insets of the sections of an inset grouped table.
  private var sectionInset: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let side = measures.sectionInset(forWidth: bounds.width, cutsOffSides: screenCutsOffSides)
    let safe = safeAreaInsets
    return (max(side, safe.left + (safe.left > 0 ? side : 0)), max(side, safe.right + (safe.right > 0 ? side : 0)))
  }

  /// Whether the section index is displayed.
  var showsIndex: Bool { indexView?.superview === self }

  private var indexWidth: CGFloat { showsIndex && style != .plain ? measures.tables.sectionIndexWidth : 0 }

  var sectionX: CGFloat {
    sectionInset.left + (effectiveUserInterfaceLayoutDirection == .rightToLeft ? indexWidth : 0)
  }

  var sectionWidth: CGFloat {
    let inset = sectionInset
    return max(0, bounds.width - inset.left - inset.right - indexWidth)
  }

  var standardSeparatorInset: UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let trailing = measures.cells.insetsTrailingLines ? cellMargin : 0
    return UIEdgeInsets(
      top: 0, left: isMirrored ? trailing : cellMargin, bottom: 0, right: isMirrored ? cellMargin : trailing)
  }

  // MARK: - Layout

  /// Updates the visible rows as the next layout pass would. Queries about visible rows call this method first.
  func bringUpToDate() {
    if !isLayingOut, layer.needsLayout() { layoutIfNeeded() }
  }

  func layOutTable() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    settleRowsInSight()
    let (rows, supplements) = takeWhatIsOutOfSight()
    for row in rows { retire(row) }
    for supplement in supplements { retire(supplement) }
    placeEverything()
    announceRows()
    announceSupplements()
    orderSubviews()
    announceNearRows()
  }

  /// Creates the views of everything visible and measures their heights.
  func settleRowsInSight() {
    loadIfNeeded()
    widthMayHaveChanged()
    updateIndex()
    // Measured heights can move other rows into or out of the visible area. A few rounds are enough for a stable
    // result.
    var rounds = 0
    while rounds < 8, layOutRowsInSight() { rounds += 1 }
    updateContentSize()
  }

  /// Positions all views of the table.
  func placeEverything() {
    placeRows()
    placeSupplements()
    placeTableHeaderAndFooter()
    placeFillerRows()
    placeBackground()
    placeIndex()
  }

  private func widthMayHaveChanged() {
    guard laidOutWidth != bounds.width else { return }
    defer { laidOutWidth = bounds.width }
    if laidOutWidth != nil { heights.forgetExactness() }
  }

  /// The visible span of the content, measured from the top of the first section.
  private var visibleSpan: ClosedRange<CGFloat> {
    let top = bounds.minY - headerHeight
    return top...max(top, bounds.maxY - headerHeight)
  }

  /// Creates the views of everything visible and measures their heights.
  ///
  /// - Returns: Whether the content offset changed, so that other rows are visible.
  private func layOutRowsInSight() -> Bool {
    guard bounds.width > 0, bounds.height > 0, !heights.sections.isEmpty else { return false }
    let anchor = anchorRow()
    let before = anchor.map { heights.top(ofRow: $0.row, in: $0.section) }
    let start = generation
    let span = visibleSpan
    var section = heights.section(at: max(span.lowerBound, 0))
    // A section without height ends where the next one begins, and can still be visible.
    while section > 0, heights.bottom(ofSection: section - 1) >= span.lowerBound,
      heights.sections[section - 1].total == 0
    {
      section -= 1
    }
    while section < heights.sections.count, heights.top(ofSection: section) < span.upperBound {
      guard layOutRowsInSight(of: section, start) else { return true }
      section += 1
    }
    guard let anchor, let before else { return false }
    let shift = heights.top(ofRow: anchor.row, in: anchor.section) - before
    guard abs(shift) > 0.01 else { return false }
    updateContentSize()
    contentOffset.y += shift
    return true
  }

  /// Returns whether a vertical span of the content is visible. A span without height counts if it is positioned in the
  /// visible area.
  private func isInSight(_ top: CGFloat, _ height: CGFloat) -> Bool {
    let span = visibleSpan
    return top < span.upperBound && (top + height > span.lowerBound || (height == 0 && top >= span.lowerBound))
  }

  private func isInSight(_ frame: CGRect) -> Bool { isInSight(frame.minY - headerHeight, frame.height) }

  /// Returns whether a header or footer needs its view, because it is visible or because its exact height may make it
  /// visible.
  ///
  /// A view that is created outside the visible area is removed at once. The removal invalidates the layout, which
  /// would create the view again.
  private func needsView(_ kind: VisibleSupplement.Kind, _ section: Int) -> Bool {
    let known = kind == .header ? heights.sections[section].header : heights.sections[section].footer
    var frame = currentFrame(kind, section)
    if known.isExact { return frame.height > 0 && isInSight(frame) }
    frame.origin.y -= known.padding
    frame.size.height += known.padding
    let span = visibleSpan
    return frame.minY - headerHeight <= span.upperBound && frame.maxY - headerHeight >= span.lowerBound
  }

  /// Creates the views of the visible rows of a section.
  ///
  /// - Returns: Whether the rows are still the same. An app may reload the table while it is asked for a cell.
  private func layOutRowsInSight(of section: Int, _ start: Int) -> Bool {
    if needsView(.header, section) { resolve(.header, section) }
    guard generation == start else { return false }
    if section < heights.sections.count, heights.sections[section].rows.count > 0 {
      let span = visibleSpan
      let rowsTop = heights.top(ofSection: section) + heights.sections[section].header.total
      var row = heights.sections[section].rows.index(at: max(0, span.lowerBound - rowsTop))
      while row < heights.sections[section].rows.count {
        let top = heights.top(ofRow: row, in: section)
        if top >= span.upperBound { break }
        // The last row is the nearest one to every position below it.
        if isInSight(top, heights.sections[section].rows[row]) {
          resolveRow(IndexPath(row: row, section: section))
          guard generation == start else { return false }
        }
        row += 1
      }
    }
    if needsView(.footer, section) { resolve(.footer, section) }
    return generation == start
  }

  /// Returns the topmost visible row that was displayed before. Its position on the screen is kept.
  private func anchorRow() -> IndexPath? {
    guard contentOffset.y > -adjustedContentInset.top + 0.5 else { return nil }
    let top = visibleSpan.lowerBound
    for row in visibleRows where heights.sections.indices.contains(row.path.section) {
      let section = heights.sections[row.path.section]
      guard row.isShown, row.path.row < section.rows.count else { continue }
      if heights.top(ofRow: row.path.row, in: row.path.section) + section.rows[row.path.row] > top { return row.path }
    }
    return nil
  }

  // MARK: - Rows

  private func resolveRow(_ path: IndexPath) {
    let isExact = heights.sections[path.section].rows.isExact(path.row)
    let present = visibleCell(at: path)
    if isExact, present != nil { return }
    let start = generation
    let given = isExact ? 0 : delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard generation == start else { return }
    if !isExact, given >= 0 { heights.setRow(path.row, in: path.section, to: given, isExact: true) }
    guard let cell = present ?? makeCell(path), generation == start else { return }
    if !isExact, given < 0 {
      heights.setRow(path.row, in: path.section, to: selfSizedHeight(of: cell), isExact: true)
      if !isPreparingChange || present == nil { cell.place(rectangle(ofRow: path)) }
    }
  }

  private func selfSizedHeight(of cell: UITableViewCell) -> CGFloat {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: sectionWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(0, pixelGrid.ceil(size.height))
  }

  /// Asks the data source for the cell of a row that becomes visible.
  func makeCell(_ path: IndexPath) -> UITableViewCell? {
    if let cell = takeBack(path) { return cell }
    // A cell that becomes visible inside an animation block is positioned without animation.
    return ViewAnimation.withoutInheritedAnimation { makeOtherCell(path) }
  }

  /// Returns the cell of a row that was moving out of the visible area.
  private func takeBack(_ path: IndexPath) -> UITableViewCell? {
    guard let index = outgoing.firstIndex(where: { $0.path == path }),
      case .row(let row) = outgoing.remove(at: index).part
    else { return nil }
    insertVisible(row)
    return row.cell
  }

  private func insertVisible(_ row: VisibleRow) {
    let index = visibleRows.firstIndex { row.path < $0.path } ?? visibleRows.count
    visibleRows.insert(row, at: index)
  }

  private func makeOtherCell(_ path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let start = generation
    let cell = dataSource.tableView(self, cellForRowAt: path)
    guard generation == start else { return nil }
    if let old = visibleRows.firstIndex(where: { $0.cell === cell }) {
      // The data source returned the same cell for two rows. The cell can display only one of them.
      visibleRows.remove(at: old)
    }
    prepare(cell, path)
    if !ViewAnimations.current.areEnabled, !isPreparingChange { cell.place(rectangle(ofRow: path)) }
    insertVisible(VisibleRow(path: path, cell: cell))
    return cell
  }

  func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.state.table = self
    let frame = rectangle(ofRow: path)
    if cell.frame.size != frame.size { cell.place(frame) }
    if cell.superview !== self { insertSubview(cell, at: 0) }
    if !cell.state.hasOwnBackgroundColor {
      let hasOther = cell.state.backgroundConfiguration != nil
      cell.setStyleBackgroundColor(
        hasOther ? nil : style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    }
    if probe.indentation == .unknown, let level = delegate?.tableView(self, indentationLevelForRowAt: path),
      probe.indentation == .unknown
    {
      cell.indentationLevel = level
    }
    updateEditing(of: cell, path, animated: false)
    updatePlace(of: cell, path)
    cell.updateDefaultMargins()
    cell.setSelected(selection.contains(path), animated: false)
    cell.setNeedsLayout()
  }

  private func updatePlace(of cell: UITableViewCell, _ path: IndexPath) {
    let place = SectionPlace(
      isFirst: path.row == 0, isLast: path.row == heights.sections[path.section].rows.count - 1)
    var corners: CACornerMask = []
    if style == .insetGrouped {
      if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    guard place != cell.state.sectionPlace || corners != cell.state.roundedCorners else { return }
    cell.state.sectionPlace = place
    cell.state.roundedCorners = corners
    cell.setNeedsLayout()
  }

  private func placeRows() {
    for row in visibleRows {
      row.cell.place(placeOnScreen(ofRow: row.path))
      updatePlace(of: row.cell, row.path)
    }
  }

  /// Tells the delegate about newly displayed cells.
  func announceRows() {
    var shown: [(cell: UITableViewCell, path: IndexPath)] = []
    for index in visibleRows.indices where !visibleRows[index].isShown {
      visibleRows[index].isShown = true
      shown.append((visibleRows[index].cell, visibleRows[index].path))
    }
    for (cell, path) in shown { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
  }

  // MARK: - Removal

  /// Removes rows, headers and footers that are no longer visible from the lists of the table.
  ///
  /// - Returns: The removed rows, headers and footers. Their views are still in the view hierarchy.
  func takeWhatIsOutOfSight() -> ([VisibleRow], [VisibleSupplement]) {
    var leaving: [VisibleRow] = []
    visibleRows.removeAll { row in
      let top = heights.top(ofRow: row.path.row, in: row.path.section)
      let stays =
        isInSight(top, heights.sections[row.path.section].rows[row.path.row]) || row.path == reordering?.source
      if !stays { leaving.append(row) }
      return !stays
    }
    var leavingSupplements: [VisibleSupplement] = []
    visibleSupplements.removeAll { supplement in
      let frame = currentFrame(supplement.kind, supplement.section)
      let stays = isInSight(frame) && frame.height > 0
      if !stays { leavingSupplements.append(supplement) }
      return !stays
    }
    return (leaving, leavingSupplements)
  }

  func retire(_ row: VisibleRow) {
    row.cell.forgetSwipe()
    // The cell may be displayed again in the same frame, for another row.
    if row.cell.layer.isAnimated { row.cell.layer.removeAllAnimations() }
    if row.cell.superview === self { row.cell.removeFromSuperview() }
    if let identifier = row.cell.reuseIdentifier { cellPool.put(row.cell, identifier: identifier) }
    if row.isShown { delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path) }
  }

  func discardVisible() {
    retireAllOutgoing()
    let (rows, supplements) = (visibleRows, visibleSupplements)
    (visibleRows, visibleSupplements) = ([], [])
    for row in rows { retire(row) }
    for supplement in supplements { retire(supplement) }
  }

  // MARK: - Order

  private func placeBackground() {
    guard let backgroundView else { return }
    if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// Sorts the subviews from back to front: the background, outgoing views, inserted rows, other rows from the top,
  /// moved rows, headers and footers, and all other views.
  func orderSubviews() {
    var wanted: [UIView] = []
    if let backgroundView { wanted.append(backgroundView) }
    if let refreshControl, refreshControl.superview === self { wanted.append(refreshControl) }
    if changesShown.isEmpty, reordering == nil {
      wanted += visibleRows.map(\.cell)
    } else {
      wanted += outgoing.map(\.view)
      let held = reordering?.source
      for rank in [-1, 0, 1] {
        wanted += visibleRows.lazy.filter { $0.rank == rank && $0.path != held }.map(\.cell)
      }
    }
    wanted += visibleSupplements.sorted {
      ($0.section, $0.kind == .header ? 0 : 1) < ($1.section, $1.kind == .header ? 0 : 1)
    }
    .map(\.view)
    if let reordering { wanted.append(reordering.cell) }
    for (index, view) in wanted.enumerated() where subviews.indices.contains(index) && subviews[index] !== view {
      insertSubview(view, at: index)
    }
  }

  /// The generation of the SwiftUI list (iOS 16 and later) whose section margins the table uses on narrow phones.
  ///
  /// - Default: `nil`, for the margins of tables.
  @_spi(Host) public final var listGeneration: DesignGeneration? {
    get { traitOverrides.contains(DesignMeasuresTrait.self) ? traitOverrides.designGeneration : nil }
    set {
      guard newValue != listGeneration else { return }
      if let newValue {
        traitOverrides[DesignMeasuresTrait.self] = .lists(of: newValue)
      } else {
        traitOverrides.remove(DesignMeasuresTrait.self)
      }
    }
  }
}
