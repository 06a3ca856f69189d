// Gaussian elimination that defines the variables of a region by its rows, with a search for the best order.
//
// - A row with one undefined variable defines it. This step alone solves most systems of layout.
// - If no such row is left, a variable is assumed (a *tear*), and the rest is defined in terms of it.
// - A row whose variables have all been defined in terms of assumed ones closes a cycle. Substituting the definitions
//   back to the newest tear yields a derived row, which defines the tear.
extension Tableau {
  /// Defines the variables of `work.region` by `work.looseRows` and by their current defining rows.
  ///
  /// Afterward, `work.looseRows` contains the rows without a variable.
  mutating func eliminateRegion() {
    if work.region.count == 1 && work.looseRows.count <= 1 {
      defineSingle()
      return
    }
    beginElimination()
    work.regionRows.removeAll()
    for i in 0..<work.looseRows.count { work.regionRows.append(work.looseRows[i]) }
    work.looseRows.removeAll()
    eliminateRows()
    endElimination()
    stabilizeRegion()
  }

  /// Handles the common case of one variable and a row that contains it.
  private mutating func defineSingle() {
    let variable = work.region[0]
    staleVariables.append(variable)
    if work.looseRows.isEmpty { return }
    let row = Int(work.looseRows[0])
    let record = rows[row]
    for k in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) where terms[k].variable == variable {
      rows[row].owner = variable
      rows[row].scale = -1 / terms[k].coefficient
      variables[variable].definition = Int32(truncatingIfNeeded: row)
      work.looseRows.removeAll()
      return
    }
  }

  /// Makes all variables of the region undefined, and their definitions loose rows.
  ///
  /// The caller must then call `endElimination` and `stabilizeRegion`.
  mutating func beginElimination() {
    eliminationOrder = 0
    openTears = 0
    for i in 0..<work.region.count {
      let variable = work.region[i]
      let record = variables.base + Int(variable)
      staleVariables.append(variable)
      record.pointee.isResolved = false
      record.pointee.isTear = false
      record.pointee.dependsOnTear = false
      let definition = record.pointee.definition
      if definition >= 0 {
        record.pointee.definition = -1
        rows[definition].owner = -1
        work.looseRows.append(definition)
      }
    }
  }

  /// Ends the elimination. Variables that are still assumed keep their values.
  mutating func endElimination() {
    if openTears > 0 {
      for i in 0..<work.region.count { variables[work.region[i]].isTear = false }
    }
  }

  /// Assigns variables to the rows of `work.regionRows`. Rows without a variable are stored in `work.looseRows`.
  mutating func eliminateRows() {
    let active = nextStamp()
    work.singles.removeAll()
    work.doubles.removeAll()
    work.closings.removeAll()
    for i in 0..<work.regionRows.count { activate(work.regionRows[i], stamp: active) }
    var single = 0
    var double = 0
    var scan = 0
    while true {
      if single < work.singles.count {
        let row = work.singles[single]
        single &+= 1
        if rows[row].mark == active && rows[row].unresolved == 1 { defineLast(by: row, active: active) }
      } else if let row = work.closings.popLast() {
        if rows[row].mark == active { close(row) }
      } else if double < work.doubles.count {
        let row = work.doubles[double]
        double &+= 1
        if rows[row].mark == active && rows[row].unresolved == 2 { tear(row, active: active) }
      } else if scan < work.regionRows.count {
        let row = work.regionRows[scan]
        if rows[row].mark == active && rows[row].unresolved > 0 {
          tear(row, active: active)
        } else {
          scan &+= 1
        }
      } else {
        return
      }
    }
  }

  @inline(__always)
  private mutating func activate(_ row: Int32, stamp: Int32) {
    let record = rows.base + Int(row)
    var unresolved: Int32 = 0
    var node = terms.base + Int(record.pointee.firstTerm)
    let end = node + Int(record.pointee.termCount)
    while node < end {
      let variable = variables.base + Int(node.pointee.variable)
      if variable.pointee.regionMark == regionStamp && !variable.pointee.isResolved { unresolved &+= 1 }
      node += 1
    }
    record.pointee.mark = stamp
    record.pointee.unresolved = unresolved
    enqueue(row, unresolved)
  }

  @inline(__always)
  private mutating func enqueue(_ row: Int32, _ unresolved: Int32) {
    switch unresolved {
    case 0: work.closings.append(row)
    case 1: work.singles.append(row)
    case 2: work.doubles.append(row)
    default: break
    }
  }

  @inline(__always)
  private mutating func defineLast(by row: Int32, active: Int32) {
    let record = rows.base + Int(row)
    var found: Int32 = -1
    var coefficient = 1.0
    var dependsOnTear = false
    var node = terms.base + Int(record.pointee.firstTerm)
    let end = node + Int(record.pointee.termCount)
    while node < end {
      let variable = variables.base + Int(node.pointee.variable)
      if variable.pointee.regionMark == regionStamp {
        if variable.pointee.isResolved {
          if variable.pointee.dependsOnTear { dependsOnTear = true }
        } else {
          found = node.pointee.variable
          coefficient = node.pointee.coefficient
        }
      }
      node += 1
    }
    record.pointee.mark = 0
    record.pointee.owner = found
    record.pointee.scale = coefficient == 1 ? -1 : -1 / coefficient
    variables[found].definition = row
    variables[found].dependsOnTear = dependsOnTear
    resolve(found, active: active)
  }

  @inline(__always)
  private mutating func resolve(_ variable: Int32, active: Int32) {
    let record = variables.base + Int(variable)
    record.pointee.isResolved = true
    eliminationOrder &+= 1
    record.pointee.order = eliminationOrder
    var next = record.pointee.firstTerm
    while next >= 0 {
      let node = terms.base + Int(next)
      next = node.pointee.next
      let row = rows.base + Int(node.pointee.row)
      if row.pointee.mark == active {
        row.pointee.unresolved &-= 1
        enqueue(node.pointee.row, row.pointee.unresolved)
      }
    }
  }

  /// Assumes the best variable of a row, according to `tearScore`.
  ///
  /// Among equal variables, it is the first one or, if a row relates two positions, the last one: such a row defines
  /// the position of the constraint's first item. If nothing else determines them, the second item is at 0, as on an
  /// iPhone.
  private mutating func tear(_ row: Int32, active: Int32) {
    let record = rows[row]
    var best: Int32 = -1
    var bestScore = -1
    var last: Int32 = -1
    var lastScore = -1
    var hasLength = false
    for k in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let variable = terms[k].variable
      if variables[variable].regionMark != regionStamp || variables[variable].isResolved { continue }
      let score = tearScore(of: variable)
      if !variables[variable].isPosition { hasLength = true }
      (last, lastScore) = (variable, score)
      if score > bestScore {
        bestScore = score
        best = variable
      }
    }
    if record.unresolved == 2, !hasLength, lastScore == bestScore { best = last }
    variables[best].isTear = true
    variables[best].dependsOnTear = true
    openTears += 1
    resolve(best, active: active)
  }

  /// Returns the score of a variable as a tear. Variables that are the only one of a later row, and those of many rows,
  /// have high scores.
  private func tearScore(of variable: Int32) -> Int {
    var score = 0
    var next = variables[variable].firstTerm
    while next >= 0 && score < 64 {
      let node = terms[next]
      let row = rows.base + Int(node.row)
      score += row.pointee.termCount == 1 && row.pointee.owner < 0 && row.pointee.isTwoSided ? 16 : 1
      next = node.next
    }
    return score
  }

  /// Finds the newest tear on which a row without undefined variables depends, and defines it.
  private mutating func close(_ row: Int32) {
    rows[row].mark = 0
    if openTears == 0 {
      work.looseRows.append(row)
      return
    }
    let (found, isExact) = expand(row)
    if found < 0 {
      clearExpansion()
      work.looseRows.append(row)
      return
    }
    let coefficient = work.weights[found]
    var definition = Int(row)
    if work.touchedRows.count > 0 || !isExact {
      for i in 0..<work.touchedRows.count
      where abs(work.rowWeights[work.touchedRows[i]]) > Self.greatestMultiplier { hasGrown = true }
      // A derived row replaces another one, so that its source and parts are always constraints. A derived row without
      // other parts replaces a row in which the weight of the defined variable is practically zero, because that row
      // would make its definition depend on itself.
      definition = replaceByDerived(definition)
    }
    rows[definition].owner = found
    rows[definition].scale = -1 / coefficient
    let record = variables.base + Int(found)
    record.pointee.definition = Int32(definition)
    record.pointee.isTear = false
    openTears -= 1
    var dependsOnTear = false
    let made = rows[definition]
    for k in Int(made.firstTerm)..<Int(made.firstTerm + made.termCount) where terms[k].variable != found {
      let other = variables[terms[k].variable]
      if other.regionMark == regionStamp && other.dependsOnTear { dependsOnTear = true }
    }
    record.pointee.dependsOnTear = dependsOnTear
    clearExpansion()
  }

  private mutating func replaceByDerived(_ row: Int) -> Int {
    if rows[row].status != .derived { return makeDerived(from: row) }
    let source = Int(rows[row].derivation)
    // The old parts join the new ones, and the old row is removed. The source is also a part, with multiplier 1, and
    // may be a part again through another derived row.
    addToTouched(Int32(source), -1)
    var use = rows[row].firstUse
    while use >= 0 {
      addToTouched(uses[use].part, uses[use].multiplier)
      use = uses[use].nextOfDerived
    }
    destroyDerived(row)
    return makeDerived(from: source)
  }

  private mutating func addToTouched(_ row: Int32, _ weight: Double) {
    if rows[row].secondMark != expansionStamp {
      rows[row].secondMark = expansionStamp
      work.touchedRows.append(row)
    }
    work.rowWeights[row] += weight
  }

  /// Substitutes the definitions in a row, newest first, up to a tear. Returns the tear or -1, and whether all nonzero
  /// weights were included.
  private mutating func expand(_ row: Int32) -> (tear: Int32, isExact: Bool) {
    expansionStamp = nextStamp()
    work.expansion.removeAll()
    work.touchedRows.removeAll()
    work.heap.removeAll()
    let record = rows[row]
    var isExact = true
    var magnitude = 0.0
    for k in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      magnitude = max(magnitude, abs(terms[k].coefficient))
      extend(by: terms[k].variable, weight: terms[k].coefficient)
    }
    while work.heap.count > 0 {
      let variable = popNewest()
      let weight = work.weights[variable]
      if abs(weight) <= Self.pivotTolerance * magnitude {
        if weight != 0 { isExact = false }
        work.weights[variable] = 0
        continue
      }
      if variables[variable].isTear { return (variable, isExact) }
      let definition = variables[variable].definition
      let defining = rows[definition]
      let factor = weight * defining.scale
      for k in Int(defining.firstTerm)..<Int(defining.firstTerm + defining.termCount) {
        let node = terms[k]
        if node.variable != variable { extend(by: node.variable, weight: factor * node.coefficient) }
      }
      work.weights[variable] = 0
      if defining.status == .derived {
        var use = defining.firstUse
        while use >= 0 {
          addToTouched(uses[use].part, factor * uses[use].multiplier)
          use = uses[use].nextOfDerived
        }
      } else {
        addToTouched(definition, factor)
      }
    }
    return (-1, isExact)
  }

  @inline(__always)
  private mutating func extend(by variable: Int32, weight: Double) {
    work.weights[variable] += weight
    let record = variables.base + Int(variable)
    if record.pointee.secondMark == expansionStamp { return }
    record.pointee.secondMark = expansionStamp
    work.expansion.append(variable)
    if record.pointee.regionMark == regionStamp && record.pointee.isResolved && record.pointee.dependsOnTear {
      pushOnHeap(variable)
    }
  }

  mutating func clearExpansion() {
    for i in 0..<work.expansion.count { work.weights[work.expansion[i]] = 0 }
    forgetTouchedRows()
  }
}
