extension Tableau {
  /// The basic constraints that determine a variable, in the order of their adding.
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

  /// Whether another value of a variable would be as good.
  ///
  /// If every row that determines it is held by more than it could give way to, there is none. Else a copy of the
  /// system tells, which is asked to move the variable by the weakest of wishes.
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

  /// A priority below those that clients can give.
  private static var weakest: Float { -1 }
}
