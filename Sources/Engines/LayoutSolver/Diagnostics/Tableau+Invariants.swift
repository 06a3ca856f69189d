extension Tableau {
  /// Returns descriptions of the violated invariants of `Tableau` after `solve()`, for tests.
  ///
  /// - Complexity: Quadratic.
  mutating func brokenInvariants() -> [String] {
    var broken = brokenLists()
    broken += brokenDefinitions()
    if broken.isEmpty { broken += brokenOptimality() }
    return broken
  }

  private func brokenLists() -> [String] {
    var broken: [String] = []
    var linked = 0
    for variable in 0..<variables.count {
      var next = variables[variable].firstTerm
      var previous: Int32 = -1
      while next >= 0 {
        let node = terms[next]
        let status = rows[node.row].status
        if Int(node.variable) != variable || node.previous != previous {
          broken.append("the list of variable \(variable) is torn at row \(node.row)")
          break
        }
        if status != .active && status != .leaving && status != .derived {
          broken.append("row \(node.row) is linked though it is \(status)")
        }
        linked += 1
        previous = next
        next = node.next
      }
    }
    var expected = 0
    for row in 0..<rows.count {
      let record = rows[row]
      if record.status == .active || record.status == .leaving || record.status == .derived {
        expected += Int(record.termCount)
      }
    }
    if linked != expected { broken.append("\(linked) terms are linked instead of \(expected)") }
    var uses = [Int32](repeating: 0, count: variables.count)
    for row in 0..<rows.count where rows[row].status != .free && rows[row].status != .derived {
      if rows[row].status == .leaving { continue }
      for k in Int(rows[row].firstTerm)..<Int(rows[row].firstTerm + rows[row].termCount) {
        uses[Int(terms[k].variable)] += 1
      }
    }
    for variable in 0..<variables.count where uses[variable] != variables[variable].useCount {
      broken.append("variable \(variable) is used \(uses[variable]) times, not \(variables[variable].useCount)")
    }
    for i in 0..<work.weights.count where work.weights[i] != 0 { broken.append("a weight of variable \(i) is left") }
    for i in 0..<work.rowWeights.count where work.rowWeights[i] != 0 { broken.append("a weight of row \(i) is left") }
    return broken
  }

  private mutating func brokenDefinitions() -> [String] {
    var broken: [String] = []
    work.postorder.removeAll()
    let stamp = nextStamp()
    for i in 0..<variables.count where variables[i].isAlive { searchDefinitions(of: Int32(i), stamp: stamp) }
    var place = [Int](repeating: 0, count: variables.count)
    for i in 0..<work.postorder.count { place[Int(work.postorder[i])] = i }
    for variable in 0..<variables.count where variables[variable].definition >= 0 {
      let definition = Int(variables[variable].definition)
      let row = rows[definition]
      if Int(row.owner) != variable { broken.append("row \(definition) does not know that it defines \(variable)") }
      let (value, tolerance) = evaluate(definition)
      if abs(value) > 10 * tolerance { broken.append("row \(definition) defines \(variable) but is \(value)") }
      for k in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount)
      where Int(terms[k].variable) != variable && place[Int(terms[k].variable)] > place[variable] {
        broken.append("the definition of \(variable) is part of a cycle")
      }
    }
    for row in 0..<rows.count where rows[row].status == .derived {
      broken += brokenDerivation(row)
    }
    return broken
  }

  private func brokenDerivation(_ derived: Int) -> [String] {
    var broken: [String] = []
    var sum = [Double](repeating: 0, count: variables.count)
    var use = rows[derived].firstUse
    while use >= 0 {
      let entry = uses[use]
      let part = rows[entry.part]
      if !part.isBasic { broken.append("row \(entry.part), a part of \(derived), is not basic") }
      for k in Int(part.firstTerm)..<Int(part.firstTerm + part.termCount) {
        sum[Int(terms[k].variable)] += entry.multiplier * terms[k].coefficient
      }
      use = entry.nextOfDerived
    }
    for k in Int(rows[derived].firstTerm)..<Int(rows[derived].firstTerm + rows[derived].termCount) {
      sum[Int(terms[k].variable)] -= terms[k].coefficient
    }
    if sum.contains(where: { abs($0) > 1e-6 }) {
      broken.append("derived row \(derived) is not the combination of its parts")
    }
    return broken
  }

  private mutating func brokenOptimality() -> [String] {
    var broken: [String] = []
    var priced = 0
    for row in 0..<rows.count where rows[row].status == .active && !rows[row].isBasic {
      if rows[row].side != 0 { priced += 1 }
      if misplacement(of: row) != 0 { broken.append("row \(row) is on the wrong side") }
      if price(ofSide: row).entries.contains(where: { $0.priority >= Row.required }) {
        broken.append("required row \(row) is priced")
      }
    }
    if priced != pricedCount { broken.append("\(priced) rows are priced, not \(pricedCount)") }
    for variable in 0..<variables.count where variables[variable].isAlive && variables[variable].definition < 0 {
      followEdge(ofStaying: Int32(variable))
      if !edgeSum().isZero { broken.append("variable \(variable) stays though it would pay to move it") }
      forgetEdge()
    }
    for row in 0..<rows.count where rows[row].status == .active && rows[row].isBasic {
      followEdge(of: row)
      var sum = edgeSum()
      forgetEdge()
      if rows[row].isRequiredEquality { continue }
      sum.add(dual(of: row), times: -1)
      if sum.entries.contains(where: { abs($0.coefficient) > 1e-6 }) {
        broken.append("the dual value of row \(row) is wrong")
      }
      for isUpward in [true, false] {
        if let room = room(of: row, upward: isUpward), room.sign < 0, abs(room.entries[0].coefficient) > 1e-6 {
          broken.append("the dual value of row \(row) is out of bounds")
        }
      }
    }
    return broken
  }

  private func edgeSum() -> LexicographicNumber {
    var sum = LexicographicNumber.zero
    for i in 0..<work.touchedRows.count {
      let row = Int(work.touchedRows[i])
      if rows[row].side != 0 { sum.add(price(ofSide: row), times: -work.rowWeights[row]) }
    }
    return sum
  }
}
