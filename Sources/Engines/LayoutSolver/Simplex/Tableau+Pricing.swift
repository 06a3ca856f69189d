// Upstream traversals: from a row to the basic rows that determine it.
extension Tableau {
  /// The limit below which weights are treated as rounding errors of zero.
  static let pivotTolerance = 1e-9

  /// Puts `seed` and all variables on which it depends into `work.postorder`, in the order of definition.
  @inline(__always)
  mutating func searchDefinitions(of seed: Int32, stamp: Int32) {
    if variables[seed].mark == stamp { return }
    variables[seed].mark = stamp
    var variable = seed
    var (next, end) = termRange(ofDefinition: variables[seed].definition)
    while true {
      if next == end {
        work.postorder.append(variable)
        guard let frame = work.stack.popLast() else { return }
        variable = frame.node
        next = frame.next
        end = termRange(ofDefinition: variables[variable].definition).end
        continue
      }
      let other = terms[next].variable
      next &+= 1
      if variables[other].mark != stamp {
        variables[other].mark = stamp
        work.stack.append(SearchFrame(node: variable, next: next))
        variable = other
        (next, end) = termRange(ofDefinition: variables[other].definition)
      }
    }
  }

  @inline(__always)
  private func termRange(ofDefinition row: Int32) -> (first: Int32, end: Int32) {
    if row < 0 { return (0, 0) }
    let record = rows.base + Int(row)
    return (record.pointee.firstTerm, record.pointee.firstTerm &+ record.pointee.termCount)
  }

  /// Expresses a row that is not basic by the basic ones: `row = sum(weight * basic row) + sum(weight * variable that
  /// stays)`, up to constants. `work.touchedRows` receives the rows, `work.rowWeights` their weights.
  ///
  /// - Returns: The staying variable of the largest weight, or -1.
  mutating func price(_ row: Int) -> Int32 {
    let record = rows[row]
    let stamp = nextStamp()
    work.postorder.removeAll()
    for k in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      work.weights[terms[k].variable] = terms[k].coefficient
      searchDefinitions(of: terms[k].variable, stamp: stamp)
    }
    return priceSearched(stamp: stamp)
  }

  /// Expresses a variable by the basic rows, as `price` does for a row.
  mutating func price(variable: Int) -> Int32 {
    let stamp = nextStamp()
    work.postorder.removeAll()
    work.weights[variable] = 1
    searchDefinitions(of: Int32(variable), stamp: stamp)
    return priceSearched(stamp: stamp)
  }

  private mutating func priceSearched(stamp: Int32) -> Int32 {
    work.touchedRows.removeAll()
    work.stays.removeAll()
    var staying: Int32 = -1
    var stayingWeight = Self.pivotTolerance
    var i = work.postorder.count
    while i > 0 {
      i &-= 1
      let variable = work.postorder[i]
      let weight = work.weights[variable]
      if weight == 0 { continue }
      work.weights[variable] = 0
      let definition = variables[variable].definition
      if definition < 0 {
        if abs(weight) > Self.pivotTolerance { work.stays.append(variable) }
        if abs(weight) > stayingWeight {
          stayingWeight = abs(weight)
          staying = variable
        }
        continue
      }
      let record = rows.base + Int(definition)
      let factor = weight * record.pointee.scale
      var node = terms.base + Int(record.pointee.firstTerm)
      let end = node + Int(record.pointee.termCount)
      while node < end {
        if node.pointee.variable != variable {
          work.weights[node.pointee.variable] += factor * node.pointee.coefficient
        }
        node += 1
      }
      if record.pointee.status == .derived {
        var use = record.pointee.firstUse
        while use >= 0 {
          let part = uses[use]
          touch(part.part, weight: -factor * part.multiplier, stamp: stamp)
          use = part.nextOfDerived
        }
      } else {
        touch(definition, weight: -factor, stamp: stamp)
      }
    }
    return staying
  }

  @inline(__always)
  private mutating func touch(_ row: Int32, weight: Double, stamp: Int32) {
    if rows[row].mark != stamp {
      rows[row].mark = stamp
      work.touchedRows.append(row)
    }
    work.rowWeights[row] += weight
  }

  /// Changes the dual value of a priced row by `amount`, and those of the basic rows so that the sum over all rows
  /// stays zero.
  mutating func shiftDuals(by amount: LexicographicNumber) {
    if amount.isZero { return }
    for i in 0..<work.touchedRows.count {
      let row = Int(work.touchedRows[i])
      let weight = work.rowWeights[row]
      if abs(weight) <= Self.pivotTolerance || rows[row].isRequiredEquality { continue }
      let place = Int(rows[row].dual)
      if place >= 0 {
        duals[place].add(amount, times: -weight)
        if duals[place].isZero { setDual(of: row, to: .zero) }
      } else {
        setDual(of: row, to: amount.scaled(by: -weight))
      }
      misplacedDuals.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Returns the distance of a basic row's dual value from its upper or lower bound, or nil if it is infinite.
  @inline(__always)
  func room(of row: Int, upward: Bool) -> LexicographicNumber? {
    let record = rows.base + row
    let bound = upward ? record.pointee.above : record.pointee.below
    if bound >= Row.required { return nil }
    var room = bound > Row.unpriced ? LexicographicNumber(1, at: bound) : .zero
    if record.pointee.dual >= 0 { room.add(duals[Int(record.pointee.dual)], times: upward ? -1 : 1) }
    return room
  }

  /// Returns the side on which a row has costs if its dual value is at its upper or lower bound.
  @inline(__always)
  func side(of row: Int, atUpperBound: Bool) -> Int8 {
    atUpperBound ? (rows[row].above > Row.unpriced ? 1 : 0) : (rows[row].below > Row.unpriced ? -1 : 0)
  }

  @inline(__always)
  mutating func setSide(of row: Int, to side: Int8) {
    let old = rows[row].side
    if old == side { return }
    if old == 0 { pricedCount &+= 1 } else if side == 0 { pricedCount &-= 1 }
    rows[row].side = side
  }

  /// Returns the dual value of a row that is not basic.
  @inline(__always)
  func price(ofSide row: Int) -> LexicographicNumber {
    let side = rows[row].side
    return side == 0 ? .zero : LexicographicNumber(Double(side), at: side > 0 ? rows[row].above : rows[row].below)
  }
}
