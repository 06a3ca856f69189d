extension Tableau {
  mutating func makeVariable(isPosition: Bool) -> Int {
    if let free = freeVariables.popLast() {
      let isChanged = variables[free].isChanged
      variables[free] = VariableRecord(isPosition: isPosition)
      variables[free].isChanged = isChanged
      return Int(free)
    }
    variables.append(VariableRecord(isPosition: isPosition))
    work.weights.append(0)
    return variables.count &- 1
  }

  mutating func removeVariable(_ index: Int) {
    checkVariable(index)
    precondition(
      variables[index].useCount == 0,
      "LayoutSolver: cannot remove a variable that a constraint uses")
    variables[index].isAlive = false
    leavingVariables.append(Int32(truncatingIfNeeded: index))
  }

  /// Releases the slots of removed variables after the removal of their constraints.
  mutating func flushRemovedVariables() {
    for i in 0..<leavingVariables.count { freeVariables.append(leavingVariables[i]) }
    leavingVariables.removeAll()
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
      "LayoutSolver: the variable does not belong to this solver, or has been removed")
  }

  /// Returns the variable at an index of the list of changed variables, -1 if it has been removed since, or nil at the
  /// end.
  mutating func changedVariable(at place: Int) -> Int32? {
    if place >= changed.count { return nil }
    let index = changed[place]
    variables[index].isChanged = false
    return variables[index].isAlive ? index : -1
  }

  mutating func forgetChanged(_ number: Int) {
    changed.removeFirst(number)
  }
}
