// Inequalities that nothing stands against are met exactly.
//
// `height <= 50` alone gives 50, and a centered view that keeps 10 points from the edges fills the room between them. That
// is how Cassowary chooses: a constraint's slack stays zero while there is a variable of the client's to define instead. One that
// may be negative always is; one that may not, as lengths, only where it is new to the system: where an earlier constraint names it,
// it stays at 0 and the slack has what is left. Frames that Interface Builder has solved agree with the one, and what iPhones show
// with the other.
extension Tableau {
  /// Whether a row only says that its variable is not negative: all lengths come with one, and it asks for nothing.
  func isDomain(_ row: Int) -> Bool {
    let record = rows[row]
    return record.termCount == 1 && record.target == 0 && record.above <= Row.unpriced && record.below >= Row.required
      && terms[Int(record.firstTerm)].coefficient > 0
  }

  /// Lets the inequalities of this `solve()` define variables of which nothing was asked, in the order of their adding.
  ///
  /// Where another row stands in the way, the variable goes as far as that: values stay right at every step.
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

  /// Of the staying variables that the last priced row depends on one that may have any value, else one that may not be
  /// negative and that no earlier row names; -1 if there is none.
  private func freestStay(before row: Int) -> Int32 {
    var best: Int32 = -1
    for i in 0..<work.stays.count {
      let variable = work.stays[i]
      if !hasDomain(variable) { return variable }
      if best < 0, isNew(variable, to: row) { best = variable }
    }
    return best
  }

  /// Whether no row that asks for something named the variable before.
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
