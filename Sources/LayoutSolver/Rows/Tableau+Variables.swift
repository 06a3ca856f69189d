extension Tableau {
  mutating func makeVariable() -> Int {
    if let free = freeVariables.popLast() {
      let isChanged = variables[free].isChanged
      variables[free] = VariableRecord()
      variables[free].isChanged = isChanged
      return Int(free)
    }
    variables.append(VariableRecord())
    work.weights.append(0)
    return variables.count &- 1
  }

  mutating func removeVariable(_ index: Int) {
    checkVariable(index)
    flushRemovals()
    precondition(
      variables[index].firstTerm < 0 && !pendingRowsUse(index),
      "LayoutSolver: a variable that is removed must not be used by any constraint")
    variables[index].isAlive = false
    freeVariables.append(Int32(truncatingIfNeeded: index))
  }

  @inline(__always)
  func value(of index: Int) -> Double {
    checkVariable(index)
    return variables[index].value
  }

  @inline(__always)
  func checkVariable(_ index: Int) {
    precondition(
      index >= 0 && index < variables.count && variables[index].isAlive,
      "LayoutSolver: the variable is not of this solver, or has been removed")
  }

  /// The variable at a place in the list of changed ones, -1 if it has been removed since, nil at the end.
  mutating func changedVariable(at place: Int) -> Int32? {
    if place >= changed.count { return nil }
    let index = changed[place]
    variables[index].isChanged = false
    return variables[index].isAlive ? index : -1
  }

  mutating func forgetChanged(_ number: Int) {
    changed.removeFirst(number)
  }

  private func pendingRowsUse(_ index: Int) -> Bool {
    for i in 0..<pendingRows.count where rows[pendingRows[i]].status == .pending {
      let row = rows[pendingRows[i]]
      for k in 0..<Int(row.termCount) where Int(terms[Int(row.firstTerm) + k].variable) == index { return true }
    }
    return false
  }
}
