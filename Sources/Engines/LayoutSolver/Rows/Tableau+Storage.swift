// The storage of rows and terms, and the lists that link them to variables.
extension Tableau {
  // MARK: Rows

  @inline(__always)
  mutating func makeRow() -> Int {
    if let free = freeRows.popLast() { return Int(free) }
    rows.append(Row())
    work.rowWeights.append(0)
    return rows.count &- 1
  }

  /// Releases the slot of a row that is not linked and not basic.
  mutating func freeRow(_ index: Int) {
    let old = rows[index]
    assert(!old.isBasic && old.dual < 0 && old.firstUse < 0 && old.side == 0)
    freeTermBlock(at: Int(old.firstTerm), count: Int(old.termCount))
    var empty = Row()
    empty.generation = old.generation
    // Lists such as that of suspects may still contain the row. Their readers check the status.
    empty.isSuspect = old.isSuspect
    empty.isConstantDirty = old.isConstantDirty
    rows[index] = empty
    freeRows.append(Int32(truncatingIfNeeded: index))
  }

  // MARK: Terms

  /// Stores a constraint's terms and returns their number. Each variable occurs once.
  @inline(__always)
  mutating func store(_ given: UnsafeBufferPointer<Term>, of row: Int, at block: Int) -> Int {
    let base = terms.base + block
    var count = 0
    var needsSweep = false
    let isLong = given.count > 8
    let seen = isLong ? nextStamp() : 0
    for position in 0..<given.count {
      let term = given[position]
      let variable = Int(term.variable.index)
      checkVariable(variable)
      precondition(term.coefficient.isFinite, "LayoutSolver: the coefficient of a term must be finite")
      var earlier = -1
      if isLong {
        if variables[variable].mark == seen {
          earlier = Int(variables[variable].order)
        } else {
          variables[variable].mark = seen
          variables[variable].order = Int32(truncatingIfNeeded: count)
        }
      } else {
        var k = 0
        while k < count {
          if base[k].variable == term.variable.index { earlier = k }
          k &+= 1
        }
      }
      if earlier >= 0 {
        base[earlier].coefficient += term.coefficient
        needsSweep = true
      } else {
        base[count] = TermNode(
          coefficient: term.coefficient, variable: term.variable.index, row: Int32(truncatingIfNeeded: row))
        count &+= 1
        if term.coefficient == 0 { needsSweep = true }
      }
    }
    if needsSweep {
      var kept = 0
      for k in 0..<count where base[k].coefficient != 0 {
        base[kept] = base[k]
        kept += 1
      }
      count = kept
    }
    for k in 0..<count { variables[base[k].variable].useCount &+= 1 }
    return count
  }

  @inline(__always)
  private func sizeClass(_ count: Int) -> Int {
    count <= 8 ? count : 8 + (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  @inline(__always)
  mutating func makeTermBlock(capacity count: Int) -> Int {
    let kind = sizeClass(count)
    let free = freeTermBlocks[kind]
    if free >= 0 {
      freeTermBlocks[kind] = terms[free].next
      return Int(free)
    }
    let block = terms.count
    // A block without terms also has a node, so that it can be linked when it is free.
    terms.append(
      repeating: TermNode(coefficient: 0, variable: -1, row: -1), count: count <= 8 ? max(count, 1) : 1 << (kind - 8))
    return block
  }

  mutating func freeTermBlock(at block: Int, count: Int) {
    let kind = sizeClass(count)
    terms[block].next = freeTermBlocks[kind]
    freeTermBlocks[kind] = Int32(block)
  }

  // MARK: Lists of a variable's terms

  @inline(__always)
  mutating func link(_ row: Int) {
    let first = Int(rows[row].firstTerm)
    let end = first &+ Int(rows[row].termCount)
    var k = first
    while k < end {
      let node = terms.base + k
      let variable = variables.base + Int(node.pointee.variable)
      let head = variable.pointee.firstTerm
      node.pointee.next = head
      node.pointee.previous = -1
      if head >= 0 { terms[head].previous = Int32(truncatingIfNeeded: k) }
      variable.pointee.firstTerm = Int32(truncatingIfNeeded: k)
      k &+= 1
    }
  }

  mutating func unlink(_ row: Int) {
    structureVersion &+= 1
    let first = Int(rows[row].firstTerm)
    for k in first..<first + Int(rows[row].termCount) {
      let node = terms[k]
      if node.next >= 0 { terms[node.next].previous = node.previous }
      if node.previous >= 0 {
        terms[node.previous].next = node.next
      } else {
        variables[node.variable].firstTerm = node.next
      }
    }
  }

  // MARK: Values

  /// Returns the row's expression for the current values, and a bound of its rounding error.
  @inline(__always)
  func evaluate(_ row: Int) -> (value: Double, tolerance: Double) {
    let record = rows.base + row
    var sum = record.pointee.constant
    var magnitude = abs(sum)
    var node = terms.base + Int(record.pointee.firstTerm)
    let end = node + Int(record.pointee.termCount)
    while node < end {
      let product = node.pointee.coefficient * variables[node.pointee.variable].value
      sum += product
      magnitude += abs(product)
      node += 1
    }
    return (sum, 1e-8 + magnitude * 1e-13)
  }

  // MARK: Dual values

  @inline(__always)
  func dual(of row: Int) -> LexicographicNumber {
    let place = rows[row].dual
    return place < 0 ? .zero : duals[Int(place)]
  }

  mutating func setDual(of row: Int, to value: LexicographicNumber) {
    let place = rows[row].dual
    if value.isZero {
      if place >= 0 {
        duals[Int(place)] = .zero
        freeDuals.append(place)
        rows[row].dual = -1
      }
    } else if place >= 0 {
      duals[Int(place)] = value
    } else if let free = freeDuals.popLast() {
      duals[Int(free)] = value
      rows[row].dual = free
    } else {
      rows[row].dual = Int32(duals.count)
      duals.append(value)
    }
  }
}
