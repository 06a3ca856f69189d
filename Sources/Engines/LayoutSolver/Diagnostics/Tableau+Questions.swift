extension Tableau {
  /// Returns the basic constraints that determine a variable, in the order in which they were added.
  mutating func constraintsAffecting(_ variable: Int) -> [ConstraintID] {
    checkVariable(variable)
    _ = price(variable: variable)
    var found: [Int] = []
    for i in 0..<work.touchedRows.count {
      let row = Int(work.touchedRows[i])
      if abs(work.rowWeights[row]) > Self.pivotTolerance && rows[row].status == .active { found.append(row) }
    }
    forgetTouchedRows()
    found.sort { rows[$0].serial < rows[$1].serial }
    return found.map { name(ofRow: $0) }
  }

  /// Returns whether another value of a variable is equally good.
  ///
  /// The result is `false` if the dual value of every determining row is far enough from its bounds. Otherwise, a copy
  /// of the system is solved with an additional preference of the lowest priority that moves the variable.
  mutating func isAmbiguous(_ variable: Int) -> Bool {
    checkVariable(variable)
    if isHeld(variable) { return false }
    return canMove(variable, upward: true) || canMove(variable, upward: false)
  }

  private mutating func isHeld(_ variable: Int) -> Bool {
    var isHeld = price(variable: variable) < 0
    for i in 0..<work.touchedRows.count where isHeld {
      let row = Int(work.touchedRows[i])
      if abs(work.rowWeights[row]) <= Self.pivotTolerance { continue }
      if let above = room(of: row, upward: true), above.sign <= 0 { isHeld = false }
      if let below = room(of: row, upward: false), below.sign <= 0 { isHeld = false }
    }
    forgetTouchedRows()
    return isHeld
  }

  private func canMove(_ variable: Int, upward: Bool) -> Bool {
    var copy = copy()
    defer { copy.deallocate() }
    let old = variables[variable].value
    let wish = upward ? old + 1 : old - 1
    withUnsafeTemporaryAllocation(of: Term.self, capacity: 1) { terms in
      terms.initializeElement(at: 0, to: Term(Variable(index: Int32(variable))))
      _ = copy.add(
        UnsafeBufferPointer(terms), constant: -wish, above: upward ? Row.unpriced : Self.weakest,
        below: upward ? Self.weakest : Row.unpriced)
    }
    _ = copy.solve()
    return abs(copy.variables[variable].value - old) > 1e-6
  }

  /// A priority below those of clients.
  private static var weakest: Float { -1 }
}
