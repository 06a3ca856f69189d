// Inequalities hold with equality if no other constraint prevents it.
//
// `height <= 50` alone yields 50, and a centered view with a minimum distance of 10 points to the edges fills the space
// between them. Cassowary makes the same choice: the slack of a constraint stays zero while an undefined variable of
// the client exists. Variables that may be negative are always chosen. Variables that may not, such as lengths, are
// chosen only if no earlier constraint contains them; otherwise they stay at 0, and the slack takes the rest. The first
// rule agrees with frames that Interface Builder has computed, the second one with iPhones.
extension Tableau {
  /// Returns whether a row only requires that its variable is not negative. Every length has such a row, which
  /// determines nothing.
  func isDomain(_ row: Int) -> Bool {
    let record = rows[row]
    return record.termCount == 1 && record.target == 0 && record.above <= Row.unpriced && record.below >= Row.required
      && terms[Int(record.firstTerm)].coefficient > 0
  }

  /// Makes the inequalities of this `solve()` define undetermined variables, in the order of their addition.
  ///
  /// If another row limits a variable, the variable moves up to that limit, so that values are valid after every step.
  mutating func meetNewInequalities() {
    var hasMoved = false
    for i in 0..<newInequalities.count {
      let row = Int(newInequalities[i])
      if needsRebuild { break }
      if rows[row].status != .active || rows[row].isBasic || rows[row].side != 0 { continue }
      let (value, tolerance) = evaluate(row)
      if abs(value) <= tolerance { continue }
      _ = price(row)
      forgetTouchedRows()
      let variable = freestStay(before: row)
      if variable < 0 { continue }
      followEdge(ofStaying: variable)
      let rate = work.rowWeights[row]
      let entering = firstBreakpoint(direction: (value < 0) == (rate > 0) ? 1 : -1).row
      forgetEdge()
      if entering < 0 { continue }
      let price = price(ofSide: entering)
      setSide(of: entering, to: 0)
      exchange(leaving: -1, variable: variable, entering: entering)
      if rows[entering].isBasic && !rows[entering].isRequiredEquality { setDual(of: entering, to: price) }
      propagate()
      hasMoved = true
    }
    newInequalities.removeAll()
    if hasMoved { restoreValues() }
  }

  /// Returns the least restricted staying variable on which the last priced row depends: one that may have any value,
  /// or else one that may not be negative and that no earlier row contains. Returns -1 if there is none.
  private func freestStay(before row: Int) -> Int32 {
    var best: Int32 = -1
    for i in 0..<work.stays.count {
      let variable = work.stays[i]
      if !hasDomain(variable) { return variable }
      if best < 0, isNew(variable, to: row) { best = variable }
    }
    return best
  }

  /// Returns whether no earlier row contains the variable, except those that only require that it is not negative.
  private func isNew(_ variable: Int32, to row: Int) -> Bool {
    var next = variables[variable].firstTerm
    while next >= 0 {
      let term = terms[next]
      let other = rows.base + Int(term.row)
      next = term.next
      if other.pointee.status != .active || !isEarlier(other.pointee, than: rows[row]) { continue }
      if !isDomain(Int(term.row)) { return false }
    }
    return true
  }

  private func isEarlier(_ row: Row, than other: Row) -> Bool {
    row.depth == other.depth ? row.serial < other.serial : row.depth > other.depth
  }

  private func hasDomain(_ variable: Int32) -> Bool {
    var next = variables[variable].firstTerm
    while next >= 0 {
      let term = terms[next]
      if isDomain(Int(term.row)) { return true }
      next = term.next
    }
    return false
  }
}
