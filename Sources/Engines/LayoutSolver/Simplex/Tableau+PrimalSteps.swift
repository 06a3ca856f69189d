// The primal simplex method: values stay correct, and prices become correct. It is used when a constraint is removed.
extension Tableau {
  /// Removes a row from the system, and moves to the best values without it.
  mutating func detach(_ row: Int) {
    if rows[row].isBasic {
      misplacedDuals.removeAll()
      pivotOut(row: row, variable: -1, isDetached: true)
    } else if rows[row].side != 0 {
      let staying = price(row)
      let value = price(ofSide: row)
      misplacedDuals.removeAll()
      shiftDuals(by: value.scaled(by: -1))
      if staying >= 0 { noteMisplacedStays() }
      forgetTouchedRows()
      setSide(of: row, to: 0)
    }
    unlink(row)
    restoreDuals()
  }

  /// Brings all dual values into their bounds.
  private mutating func restoreDuals() {
    var steps = 0
    while let entry = misplacedDuals.popLast() {
      if needsRebuild { continue }
      steps += 1
      if steps > 1000 + 20 * rows.count {
        // The method cycles. Restart; Bland's rule ends cycles in the dual method.
        needsRebuild = true
        continue
      }
      if entry < 0 {
        if variables[~entry].definition < 0 { pivotOut(row: -1, variable: ~entry, isDetached: false) }
      } else if rows[entry].isBasic && !rows[entry].isRequiredEquality {
        pivotOut(row: Int(entry), variable: -1, isDetached: false)
      }
    }
  }

  private mutating func noteMisplacedStays() {
    for i in 0..<work.stays.count { misplacedDuals.append(~work.stays[i]) }
  }

  /// Removes a basic row (or a staying variable) from the basis if its dual value is out of bounds.
  ///
  /// A detached row may have no dual value at all, and is removed in any case.
  private mutating func pivotOut(row: Int, variable: Int32, isDetached: Bool) {
    var excess = LexicographicNumber.zero
    var newSide: Int8 = 0
    let isStored = row >= 0 && !rows[row].isRequiredEquality
    if isStored {
      if isDetached {
        excess = dual(of: row)
      } else if let room = room(of: row, upward: true), room.sign < 0 {
        excess = room.scaled(by: -1)
        newSide = side(of: row, atUpperBound: true)
      } else if let room = room(of: row, upward: false), room.sign < 0 {
        excess = room
        newSide = side(of: row, atUpperBound: false)
      }
      if excess.isZero && !isDetached { return }
    } else if pricedCount == 0 {
      if isDetached { dropFromBasis(row) }
      propagateIfSafe()
      return
    }
    if isStored && excess.isZero {
      dropFromBasis(row)
      propagateIfSafe()
      return
    }
    if row >= 0 { followEdge(of: row) } else { followEdge(ofStaying: variable) }
    if !isStored { excess = dualFromEdge() }
    if excess.isZero {
      forgetEdge()
      if isDetached { dropFromBasis(row) }
      propagateIfSafe()
      return
    }
    let (entering, rate) = firstBreakpoint(direction: excess.sign)
    forgetEdge()
    if entering < 0 {
      // The values could improve without end, which correct prices exclude.
      needsRebuild = true
      if isDetached { dropFromBasis(row) }
      return
    }
    let staying = price(entering)
    let amount = excess.scaled(by: 1 / rate)
    shiftDuals(by: amount)
    if staying >= 0 { noteMisplacedStays() }
    forgetTouchedRows()
    var value = price(ofSide: entering)
    value.add(amount, times: 1)
    setSide(of: entering, to: 0)
    if row >= 0 { setDual(of: row, to: .zero) }
    exchange(leaving: row, variable: variable, entering: entering)
    if row >= 0 { setSide(of: row, to: newSide) }
    if rows[entering].isBasic && !rows[entering].isRequiredEquality {
      setDual(of: entering, to: value)
      misplacedDuals.append(Int32(entering))
    }
    propagateIfSafe()
  }

  private mutating func propagateIfSafe() {
    if !needsRebuild { propagate() }
  }

  /// Returns the dual value that makes the sum over an edge zero, for rows that do not store one.
  private func dualFromEdge() -> LexicographicNumber {
    var sum = LexicographicNumber.zero
    for i in 0..<work.touchedRows.count {
      let touched = Int(work.touchedRows[i])
      if rows[touched].side != 0 { sum.add(price(ofSide: touched), times: -work.rowWeights[touched]) }
    }
    return sum
  }

  /// Returns the row that first reaches zero or its limit along an edge, and its rate.
  ///
  /// Rows on the wrong side are not a limit: the dual method handles them.
  func firstBreakpoint(direction: Int) -> (row: Int, rate: Double) {
    var best = -1
    var bestRate = 0.0
    var bestLength = Double.infinity
    for i in 0..<work.touchedRows.count {
      let row = Int(work.touchedRows[i])
      let rate = work.rowWeights[row] * Double(direction)
      if abs(rate) <= Self.pivotTolerance { continue }
      let record = rows[row]
      if record.status != .active && record.status != .leaving { continue }
      let (value, tolerance) = evaluate(row)
      // The signs are normalized as if the expression were rising.
      let isRising = rate > 0
      let isPricedAhead = (isRising ? record.above : record.below) > Row.unpriced
      let isPricedBehind = (isRising ? record.below : record.above) > Row.unpriced
      let side = isRising ? Int(record.side) : -Int(record.side)
      let length: Double
      if abs(value) <= tolerance {
        if side == (isPricedAhead ? 1 : 0) { continue }
        length = 0
      } else {
        if (value > 0) == isRising || side != (isPricedBehind ? -1 : 0) { continue }
        length = abs(value / rate)
      }
      if length < bestLength || (length == bestLength && abs(rate) > abs(bestRate)) {
        best = row
        bestRate = rate
        bestLength = length
      }
    }
    return (best, bestRate * Double(direction))
  }
}
