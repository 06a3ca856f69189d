import Foundation

// Insertion, deletion, moving and reloading.

extension UITableView {
  func beginUpdate() {
    if updateDepth == 0 {
      loadIfNeeded()
      update = ListUpdate()
    }
    updateDepth += 1
  }

  /// Ends a batch of updates.
  ///
  /// - Parameter completion: A closure that is called when the animations of the outermost batch end.
  func endUpdate(asksHeights: Bool = true, _ completion: ((Bool) -> Void)? = nil) {
    preconditionOfCaller(updateDepth > 0, "endUpdates() of \(description) without beginUpdates()")
    updateDepth -= 1
    if let completion { updateCompletions.append(completion) }
    guard updateDepth == 0, let pending = update else {
      if updateDepth == 0 { callCompletions() }
      return
    }
    update = nil
    let isAnimated = showsChangesAnimated
    let old = heights
    if asksHeights || pending.isEmpty { heights.forgetExactness() }
    if !pending.isEmpty {
      make(pending)
    } else if isAnimated, let plan = unchangedPlan(pending) {
      show(plan, pending, from: old, leaving: [], [])
    } else {
      applyAtOnce()
    }
    callCompletions()
  }

  /// Calls the completion handlers of the finished updates.
  private func callCompletions() {
    let completions = updateCompletions
    updateCompletions = []
    for completion in completions { completion(true) }
  }

  private func unchangedPlan(_ update: ListUpdate) -> UpdatePlan? {
    let counts = heights.sections.map(\.rows.count)
    return try? UpdatePlan(update, from: counts, to: counts)
  }

  /// Adds a change to the present batch, or makes it at once if there is none.
  func change(_ add: (inout ListUpdate) -> Void) {
    if updateDepth > 0, var pending = update {
      add(&pending)
      update = pending
      return
    }
    loadIfNeeded()
    var single = ListUpdate()
    add(&single)
    if !single.isEmpty { make(single) }
  }

  /// Lays out the table after changes of rows, without animation.
  private func applyAtOnce() {
    setNeedsLayout()
    if laidOutWidth != nil, !isLayingOut { layoutIfNeeded() }
    updateContentSize()
  }

  private func make(_ update: ListUpdate) {
    guard let dataSource else { return }
    let old = heights.sections.map(\.rows.count)
    let new = (0..<dataSource.numberOfSections(in: self)).map { rowCount(inSection: $0) }
    let plan: UpdatePlan
    do {
      plan = try UpdatePlan(update, from: old, to: new)
    } catch {
      fatalError("\(error.message) Table view: \(description)")
    }
    generation += 1
    let isAnimated = showsChangesAnimated
    let before = heights
    let (rows, supplements) = adopt(plan, new, update)
    reconfigure(update.reconfiguredRows.compactMap { plan.newPath(for: $0) })
    if isAnimated { return show(plan, update, from: before, leaving: rows, supplements) }
    applyAtOnce()
    // Cells of deleted rows are not reused for inserted ones, because on a device both are on the screen for a while.
    for row in rows { retire(row) }
    for supplement in supplements { retire(supplement) }
  }

  // MARK: - Adopting

  /// Updates the visible rows and the selection to the new index paths.
  ///
  /// - Returns: The deleted rows, headers and footers that had a view.
  private func adopt(
    _ plan: UpdatePlan, _ counts: [Int], _ update: ListUpdate
  ) -> ([VisibleRow], [VisibleSupplement]) {
    let old = heights
    var sections: [TableHeights.Section] = []
    sections.reserveCapacity(counts.count)
    for (index, source) in plan.sections.enumerated() {
      guard case .old(let oldIndex, isReloaded: false) = source else {
        sections.append(
          TableHeights.Section(
            header: estimatedHeader(index), footer: estimatedFooter(index), rows: makeRows(index, 0..<counts[index])))
        continue
      }
      var section = old.sections[oldIndex]
      if let rows = plan.rowSources[index] { section.rows = movedRows(rows, plan.moveSources, old, index) }
      // Grouped tables have a larger gap above the first section.
      if style != .plain, (index == 0) != (oldIndex == 0) { section.header = estimatedHeader(index) }
      sections.append(section)
    }
    heights = TableHeights(sections)
    for path in update.reloadedRows {
      if let new = plan.newPath(for: path) { heights.forgetExactness(ofRow: new.row, in: new.section) }
    }
    if plan.sections.count != old.sections.count { indexView?.titles = nil }
    return adoptPaths(plan, Set(update.reloadedRows))
  }

  private func movedRows(
    _ sources: UpdatePlan.RowSources, _ moves: [IndexPath: IndexPath], _ old: TableHeights, _ section: Int
  ) -> HeightList {
    var (values, isExact): ([CGFloat], [Bool]) = ([], [])
    values.reserveCapacity(sources.rows.count)
    isExact.reserveCapacity(sources.rows.count)
    let staying = old.sections[sources.oldSection].rows
    for (row, source) in sources.rows.enumerated() {
      if source >= 0 {
        values.append(staying[source])
        isExact.append(staying.isExact(source))
      } else if source == UpdatePlan.RowSources.moved, let from = moves[IndexPath(row: row, section: section)] {
        values.append(old.sections[from.section].rows[from.row])
        isExact.append(old.sections[from.section].rows.isExact(from.row))
      } else {
        let single = makeRows(section, row..<row + 1)
        values.append(single[0])
        isExact.append(single.isExact(0))
      }
    }
    return HeightList(values, isExact: isExact)
  }

  private func adoptPaths(
    _ plan: UpdatePlan, _ reloaded: Set<IndexPath>
  ) -> ([VisibleRow], [VisibleSupplement]) {
    for index in outgoing.indices { outgoing[index].adopt(plan) }
    // A dragged row is dropped when its data changes.
    reordering?.cell.setLifted(false)
    (reordering, edgeScroller) = (nil, nil)
    let selected = selection
    selection = Set(selected.compactMap { plan.newPath(for: $0) })
    announcedRows = Set(announcedRows.compactMap { plan.newPath(for: $0) })
    if let path = swipedRow {
      swipedRow = plan.newPath(for: path)
      if swipedRow == nil { delegate?.tableView(self, didEndEditingRowAt: nil) }
    }
    if let path = tracked?.path {
      if let new = plan.newPath(for: path) { tracked?.path = new } else { tracked = nil }
    }
    var (staying, leaving): ([VisibleRow], [VisibleRow]) = ([], [])
    for row in visibleRows {
      if let path = plan.newPath(for: row.path), !reloaded.contains(row.path) {
        var row = row
        row.path = path
        staying.append(row)
      } else {
        leaving.append(row)
      }
    }
    visibleRows = staying.sorted { $0.path < $1.path }
    var leavingSupplements: [VisibleSupplement] = []
    visibleSupplements = visibleSupplements.compactMap { supplement in
      guard let section = plan.newSections[supplement.section],
        plan.sections[section] == .old(supplement.section, isReloaded: false),
        style == .plain || (section == 0) == (supplement.section == 0)
      else {
        leavingSupplements.append(supplement)
        return nil
      }
      var supplement = supplement
      supplement.section = section
      return supplement
    }
    return (leaving, leavingSupplements)
  }

  // MARK: - Reconfiguring

  private func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      heights.forgetExactness(ofRow: path.row, in: path.section)
      guard let cell = visibleCell(at: path) else { continue }
      reconfigured = (path, cell)
      let answer = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      preconditionOfCaller(
        answer === cell,
        "Data source returned a different cell after reconfiguring the row at \(path.brief): dequeue it with the same "
          + "reuse identifier as before. Table view: \(description)")
      prepare(cell, path)
    }
  }
}
