// The changes of the client, which are stored and marked, and take effect in `solve()`.
extension Tableau {
  mutating func add(
    _ given: UnsafeBufferPointer<Term>, constant: Double, above: Float, below: Float, depth: Int = 0
  ) -> ConstraintID {
    precondition(constant.isFinite, "LayoutSolver: the constant of a constraint must be finite")
    let index = makeRow()
    let block = makeTermBlock(capacity: given.count)
    let count = store(given, of: index, at: block)
    serial &+= 1
    let row = rows.base + index
    row.pointee.constant = constant
    row.pointee.target = constant
    row.pointee.serial = serial
    row.pointee.depth = Int32(truncatingIfNeeded: depth)
    row.pointee.firstTerm = Int32(truncatingIfNeeded: block)
    row.pointee.termCount = Int32(truncatingIfNeeded: count)
    row.pointee.above = min(above, Row.required)
    row.pointee.below = min(below, Row.required)
    row.pointee.status = .pending
    pendingRows.append(Int32(truncatingIfNeeded: index))
    return ConstraintID(row: Int32(truncatingIfNeeded: index), generation: row.pointee.generation)
  }

  mutating func remove(_ id: ConstraintID) {
    let index = resolve(id)
    // The identifier becomes invalid.
    rows[index].generation &+= 1
    for k in Int(rows[index].firstTerm)..<Int(rows[index].firstTerm + rows[index].termCount) {
      variables[terms[k].variable].useCount &-= 1
    }
    switch rows[index].status {
    case .pending, .refused:
      freeRow(index)
    case .active:
      rows[index].status = .leaving
      leavingRows.append(Int32(truncatingIfNeeded: index))
    case .free, .leaving, .derived:
      fatalError("LayoutSolver: the constraint has already been removed")
    }
  }

  mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    precondition(constant.isFinite, "LayoutSolver: the constant of a constraint must be finite")
    let index = resolve(id)
    let row = rows.base + index
    if row.pointee.target == constant && row.pointee.status != .refused { return }
    row.pointee.target = constant
    if row.pointee.isRequired {
      serial &+= 1
      row.pointee.serial = serial
    }
    switch row.pointee.status {
    case .pending:
      row.pointee.constant = constant
    case .refused:
      row.pointee.constant = constant
      row.pointee.status = .pending
      pendingRows.append(Int32(truncatingIfNeeded: index))
    case .active:
      if !row.pointee.isConstantDirty {
        row.pointee.isConstantDirty = true
        dirtyConstants.append(Int32(truncatingIfNeeded: index))
      }
    case .free, .leaving, .derived:
      fatalError("LayoutSolver: the constraint has been removed")
    }
  }

  mutating func retry(_ id: ConstraintID) {
    let index = resolve(id)
    if rows[index].status != .refused { return }
    serial += 1
    rows[index].serial = serial
    rows[index].status = .pending
    pendingRows.append(Int32(index))
  }

  func isRefused(_ id: ConstraintID) -> Bool {
    rows[resolve(id)].status == .refused
  }

  func terms(of id: ConstraintID) -> [Term] {
    let row = rows[resolve(id)]
    return (Int(row.firstTerm)..<Int(row.firstTerm + row.termCount)).map {
      Term(Variable(index: terms[$0].variable), terms[$0].coefficient)
    }
  }

  func constant(of id: ConstraintID) -> Double {
    rows[resolve(id)].target
  }

  func name(ofRow index: Int) -> ConstraintID {
    ConstraintID(row: Int32(index), generation: rows[index].generation)
  }

  @inline(__always)
  private func resolve(_ id: ConstraintID) -> Int {
    let index = Int(id.row)
    precondition(
      index >= 0 && index < rows.count && rows[index].generation == id.generation,
      "LayoutSolver: the constraint does not belong to this solver, or has been removed")
    return index
  }
}
