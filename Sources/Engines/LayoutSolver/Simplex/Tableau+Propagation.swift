// Downstream traversals: from variables to those that they define.
extension Tableau {
  /// Puts `seed` and all variables that depend on it into `work.postorder`, dependents first, except those with the
  /// stamp.
  @inline(__always)
  mutating func searchDependents(of seed: Int32, stamp: Int32) {
    if variables[seed].mark == stamp { return }
    variables[seed].mark = stamp
    var variable = seed
    var next = variables[seed].firstTerm
    while true {
      if next < 0 {
        work.postorder.append(variable)
        guard let frame = work.stack.popLast() else { return }
        variable = frame.node
        next = frame.next
        continue
      }
      let node = terms.base + Int(next)
      next = node.pointee.next
      let dependent = rows[node.pointee.row].owner
      if dependent >= 0 && dependent != variable && variables[dependent].mark != stamp {
        variables[dependent].mark = stamp
        work.stack.append(SearchFrame(node: variable, next: next))
        variable = dependent
        next = variables[dependent].firstTerm
      }
    }
  }

  /// Evaluates the stale variables and all variables that depend on them, in the order of their definitions.
  mutating func propagate() {
    if staleVariables.isEmpty { return }
    let stamp = nextStamp()
    work.postorder.removeAll()
    for i in 0..<staleVariables.count {
      // Most have a new definition and an unchanged value, so that their dependents stay. If a dependency of such a
      // variable changes, the search from there finds it.
      let variable = staleVariables[i]
      let definition = variables[variable].definition
      if definition >= 0 && evaluateDefinition(definition, of: variable) == variables[variable].value { continue }
      searchDependents(of: variable, stamp: stamp)
    }
    staleVariables.removeAll()
    var i = work.postorder.count
    while i > 0 {
      i &-= 1
      let variable = work.postorder[i]
      let definition = variables[variable].definition
      if definition < 0 { continue }
      update(variable, to: evaluateDefinition(definition, of: variable))
    }
  }

  /// Evaluates the stale variables and the nearest dependents. The others stay stale.
  ///
  /// The reason is long columns of cells: each step in one moves all cells below it. They are evaluated once for all
  /// steps.
  mutating func propagateNearby() {
    let limit = 64 + 2 * staleVariables.count
    work.postorder.removeAll()
    var next = 0
    while next < staleVariables.count && next < limit {
      let variable = staleVariables[next]
      next &+= 1
      let definition = variables[variable].definition
      if definition < 0 { continue }
      let value = evaluateDefinition(definition, of: variable)
      if value == variables[variable].value { continue }
      work.postorder.append(variable)
      update(variable, to: value)
      var node = variables[variable].firstTerm
      while node >= 0 {
        let term = terms[node]
        let dependent = rows[term.row].owner
        if dependent >= 0 && dependent != variable { staleVariables.append(dependent) }
        node = term.next
      }
    }
    staleVariables.removeFirst(next)
  }

  /// Propagates changed constants, and records the path.
  ///
  /// A constant that changes repeatedly, as during the resizing of a window, always starts at the same variable. If no
  /// definition has changed since, the path is the same: the second change records it, and later ones follow it without
  /// a search.
  mutating func propagateConstants() {
    if staleVariables.count != 1 { return propagate() }
    let seed = staleVariables[0]
    if plan.seed != seed || plan.version != structureVersion {
      plan.seed = seed
      plan.version = structureVersion
      plan.isMade = false
      return propagate()
    }
    staleVariables.removeAll()
    if !plan.isMade { makePlan() }
    var step = plan.variables.base
    let end = step + plan.variables.count
    var definition = plan.definitions.base
    while step < end {
      let variable = step.pointee
      let value = evaluateDefinition(definition.pointee, of: variable)
      let record = variables.base + Int(variable)
      if record.pointee.value != value {
        record.pointee.value = value
        if !record.pointee.isChanged {
          record.pointee.isChanged = true
          changed.append(variable)
        }
      }
      step += 1
      definition += 1
    }
    for i in 0..<plan.suspects.count { suspect(plan.suspects[i]) }
  }

  private mutating func makePlan() {
    plan.isMade = true
    plan.variables.removeAll()
    plan.definitions.removeAll()
    plan.suspects.removeAll()
    work.postorder.removeAll()
    let stamp = nextStamp()
    searchDependents(of: plan.seed, stamp: stamp)
    var i = work.postorder.count
    while i > 0 {
      i &-= 1
      let variable = work.postorder[i]
      let record = variables[variable]
      if record.definition >= 0 {
        plan.variables.append(variable)
        plan.definitions.append(record.definition)
      }
      var next = record.firstTerm
      while next >= 0 {
        let row = rows.base + Int(terms[next].row)
        if !row.pointee.isBasic && row.pointee.mark != stamp {
          row.pointee.mark = stamp
          plan.suspects.append(terms[next].row)
        }
        next = terms[next].next
      }
    }
  }

  /// Returns the value that a definition gives to its variable.
  @inline(__always)
  func evaluateDefinition(_ row: Int32, of variable: Int32) -> Double {
    let record = rows.base + Int(row)
    var sum = record.pointee.constant
    var node = terms.base + Int(record.pointee.firstTerm)
    let end = node + Int(record.pointee.termCount)
    while node < end {
      if node.pointee.variable != variable {
        sum += node.pointee.coefficient * variables[node.pointee.variable].value
      }
      node += 1
    }
    return sum * record.pointee.scale
  }

  @inline(__always)
  mutating func update(_ variable: Int32, to value: Double) {
    let record = variables.base + Int(variable)
    if record.pointee.value == value { return }
    record.pointee.value = value
    if !record.pointee.isChanged {
      record.pointee.isChanged = true
      changed.append(variable)
    }
    var next = record.pointee.firstTerm
    while next >= 0 {
      let node = terms.base + Int(next)
      suspect(node.pointee.row)
      next = node.pointee.next
    }
  }

  /// Marks a row for a check, unless it is basic.
  @inline(__always)
  mutating func suspect(_ row: Int32) {
    let record = rows.base + Int(row)
    if record.pointee.owner >= 0 || record.pointee.isSuspect || record.pointee.derivation >= 0 { return }
    record.pointee.isSuspect = true
    suspects.append(row)
  }

  /// Computes the movement of values if the basic row `row` rises by one unit and all other basic rows hold.
  /// `work.postorder` receives the moving variables, with their rates in `work.weights`. `work.touchedRows` receives
  /// the rows that are not basic, with their rates in `work.rowWeights`.
  mutating func followEdge(of row: Int) {
    let stamp = nextStamp()
    work.postorder.removeAll()
    let owner = rows[row].owner
    if owner >= 0 {
      work.weights[owner] -= rows[row].scale
      searchDependents(of: owner, stamp: stamp)
    }
    var use = rows[row].firstUse
    while use >= 0 {
      let part = uses[use]
      let variable = rows[part.derived].owner
      work.weights[variable] -= rows[part.derived].scale * part.multiplier
      searchDependents(of: variable, stamp: stamp)
      use = part.nextOfPart
    }
    followSearchedEdge(stamp: stamp)
  }

  /// Computes the movement of values if a staying variable rises by one unit.
  mutating func followEdge(ofStaying variable: Int32) {
    let stamp = nextStamp()
    work.postorder.removeAll()
    work.weights[variable] = 1
    searchDependents(of: variable, stamp: stamp)
    followSearchedEdge(stamp: stamp)
  }

  private mutating func followSearchedEdge(stamp: Int32) {
    work.touchedRows.removeAll()
    var i = work.postorder.count
    while i > 0 {
      i &-= 1
      let variable = work.postorder[i]
      let definition = variables[variable].definition
      if definition >= 0 {
        let record = rows[definition]
        var sum = 0.0
        for k in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
          let node = terms[k]
          if node.variable != variable { sum += node.coefficient * work.weights[node.variable] }
        }
        work.weights[variable] += sum * record.scale
      }
      let rate = work.weights[variable]
      if rate == 0 { continue }
      var next = variables[variable].firstTerm
      while next >= 0 {
        let node = terms[next]
        next = node.next
        let other = rows.base + Int(node.row)
        if other.pointee.isBasic { continue }
        if other.pointee.mark != stamp {
          other.pointee.mark = stamp
          work.touchedRows.append(node.row)
        }
        work.rowWeights[node.row] += node.coefficient * rate
      }
    }
  }

  /// Clears the results of `followEdge`.
  mutating func forgetEdge() {
    for i in 0..<work.postorder.count { work.weights[work.postorder[i]] = 0 }
    forgetTouchedRows()
  }

  mutating func forgetTouchedRows() {
    for i in 0..<work.touchedRows.count { work.rowWeights[work.touchedRows[i]] = 0 }
    work.touchedRows.removeAll()
  }
}
