// The steps of `solve()`, in order.
extension Tableau {
  /// Updates all values.
  ///
  /// - Parameter inParts: Whether the method may pause (`isUnfinished`) after conflicts with many constraints. If a
  ///   thousand lengths don't fit into one, for example, half of them may each contradict all others.
  mutating func solve(inParts: Bool = false) -> [Conflict] {
    let goesOn = isUnfinished
    if pendingRows.isEmpty && leavingRows.isEmpty && dirtyConstants.isEmpty && !goesOn { return [] }
    conflicts.removeAll()
    isUnfinished = false
    namedInConflicts = 0
    maxNamedInConflicts = inParts ? max(Self.leastNamedOfPart, 2 * rows.count) : .max
    ranOutOfSteps = false
    flushRemovals()
    flushRemovedVariables()
    applyConstants()
    if pendingRows.isEmpty && !goesOn {
      propagateConstants()
    } else {
      activatePending()
      propagate()
      defineByMisplacedRows()
    }
    restoreValues()
    if !isUnfinished { meetNewInequalities() }
    rebuildIfNeeded()
    return conflicts
  }

  /// The minimum of constraints for a pause. Conflicts of smaller systems are all found at once.
  private static var leastNamedOfPart: Int { 4096 }

  /// Removes the leaving rows. The values of the last `solve()` are the best ones for the previous rows.
  mutating func flushRemovals() {
    if leavingRows.isEmpty { return }
    if isMassRemoval { return removeTogether() }
    for i in 0..<leavingRows.count {
      let row = Int(leavingRows[i])
      detach(row)
      freeRow(row)
      rebuildIfNeeded()
    }
    leavingRows.removeAll()
  }

  /// Whether so many rows are removed that solving the remaining system again is faster than removing them step by
  /// step.
  private var isMassRemoval: Bool {
    leavingRows.count >= 64 && leavingRows.count >= (rows.count - freeRows.count) / 8
  }

  private mutating func removeTogether() {
    forgetBasis()
    for i in 0..<leavingRows.count {
      let row = Int(leavingRows[i])
      unlink(row)
      freeRow(row)
    }
    leavingRows.removeAll()
    findBasis()
    rebuildIfNeeded()
  }

  private mutating func applyConstants() {
    for i in 0..<dirtyConstants.count {
      let index = Int(dirtyConstants[i])
      let row = rows.base + index
      row.pointee.isConstantDirty = false
      if row.pointee.status != .active { continue }
      row.pointee.constant = row.pointee.target
      if row.pointee.owner >= 0 {
        staleVariables.append(row.pointee.owner)
      } else if row.pointee.derivation < 0 {
        suspect(Int32(truncatingIfNeeded: index))
      }
      var use = row.pointee.firstUse
      while use >= 0 {
        let derived = Int(uses[use].derived)
        rows[derived].constant = derivedConstant(derived)
        staleVariables.append(rows[derived].owner)
        use = uses[use].nextOfPart
      }
    }
    dirtyConstants.removeAll()
  }

  /// Links the added rows, and makes the equalities among them define undefined variables.
  ///
  /// Required equalities are first, then the others from strong to weak. A definition by a row that must yield later
  /// does no harm: rows have no dual value at first, so that any basis is a valid start.
  private mutating func activatePending() {
    if pendingRows.isEmpty { return }
    beginRegion()
    for i in 0..<pendingRows.count {
      let row = pendingRows[i]
      // The row was removed before it was active. The list may contain its slot a second time.
      if rows[row].status != .pending { continue }
      rows[row].status = .active
      link(Int(row))
      if rows[row].isTwoSided {
        work.looseRows.append(row)
      } else {
        suspect(row)
        if !isDomain(Int(row)) { newInequalities.append(row) }
      }
    }
    pendingRows.removeAll()
    defineByLooseRows()
  }

  /// Makes rows on the wrong side, mainly inequalities, define staying variables, many at once.
  ///
  /// The dual method would do the same one by one, with an evaluation of the dependents for each.
  private mutating func defineByMisplacedRows() {
    for _ in 0..<4 {
      beginRegion()
      work.newRows.removeAll()
      for i in 0..<suspects.count {
        let row = suspects[i]
        rows[row].isSuspect = false
        if rows[row].status != .active || rows[row].isBasic || misplacement(of: Int(row)) == 0 { continue }
        if rows[row].side == 0 { work.looseRows.append(row) } else { work.newRows.append(row) }
      }
      suspects.removeAll()
      for i in 0..<work.newRows.count { suspect(work.newRows[i]) }
      if work.looseRows.isEmpty || needsRebuild { return }
      defineByLooseRows()
      if work.region.isEmpty { return }
      propagate()
    }
  }

  /// Makes the equalities in `work.looseRows` define staying variables.
  private mutating func defineByLooseRows() {
    if work.looseRows.isEmpty { return }
    growRegion(staysAreLoose: true)
    work.newRows.removeAll()
    for i in 0..<work.looseRows.count { work.newRows.append(work.looseRows[i]) }
    work.looseRows.removeAll()
    if !work.region.isEmpty {
      beginElimination()
      if !work.looseRows.isEmpty {
        // Rows that already define part of the region are first, so that they stay basic.
        swap(&work.regionRows, &work.looseRows)
        work.looseRows.removeAll()
        eliminateRows()
        if !work.looseRows.isEmpty { needsRebuild = true }
        work.looseRows.removeAll()
      }
      var next = Row.required
      while next > Row.unpriced { next = eliminateNewRows(priority: next) }
      endElimination()
      stabilizeNewDefinitions()
    } else {
      for i in 0..<work.newRows.count { work.looseRows.append(work.newRows[i]) }
    }
    // Rows without a variable depend on the others.
    for i in 0..<work.looseRows.count { suspect(work.looseRows[i]) }
  }

  /// Calls `stabilizeRegion`, and preserves the list of rows without a variable, which it uses.
  private mutating func stabilizeNewDefinitions() {
    if !hasGrown { return }
    let rest = (0..<work.looseRows.count).map { work.looseRows[$0] }
    stabilizeRegion()
    work.looseRows.removeAll()
    for row in rest { work.looseRows.append(row) }
  }

  /// Eliminates the new rows of a priority and returns the next lower one, or `unpriced`.
  private mutating func eliminateNewRows(priority: Float) -> Float {
    work.regionRows.removeAll()
    var next = Row.unpriced
    for i in 0..<work.newRows.count {
      let row = work.newRows[i]
      let own = rows[row].claim
      if own == priority {
        work.regionRows.append(row)
      } else if own < priority && own > next {
        next = own
      }
    }
    if !work.regionRows.isEmpty { eliminateRows() }
    return next
  }

  // MARK: Restart

  /// Rebuilds the definitions if rounding errors or a cycle of degenerate steps have made them unusable.
  private mutating func rebuildIfNeeded() {
    var attempts = 0
    while needsRebuild && attempts < 3 {
      attempts += 1
      rebuild()
    }
    // Floating-point precision cannot distinguish the rows. The current values are the result.
    if needsRebuild { ranOutOfSteps = true }
    needsRebuild = false
  }

  private mutating func rebuild() {
    forgetBasis()
    findBasis()
  }

  /// Removes every row from the basis. Variables keep their values.
  private mutating func forgetBasis() {
    needsRebuild = false
    staleVariables.removeAll()
    misplacedDuals.removeAll()
    pricedCount = 0
    duals.removeAll()
    freeDuals.removeAll()
    for i in 0..<variables.count { variables[i].definition = -1 }
    for i in 0..<rows.count where rows[i].status == .derived { destroyDerived(i) }
    for i in 0..<rows.count {
      rows[i].owner = -1
      rows[i].dual = -1
      rows[i].side = 0
    }
  }

  /// Creates a basis of the active rows, and moves to the best values.
  private mutating func findBasis() {
    beginRegion()
    for i in 0..<rows.count where rows[i].status == .active {
      if rows[i].isTwoSided {
        work.looseRows.append(Int32(i))
      } else {
        suspect(Int32(i))
      }
    }
    defineByLooseRows()
    propagate()
    defineByMisplacedRows()
    restoreValues()
  }
}
