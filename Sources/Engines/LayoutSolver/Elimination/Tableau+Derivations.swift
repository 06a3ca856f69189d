// Derived rows: combinations of basic rows that define a variable if no single row can.
extension Tableau {
  /// The limit below which coefficients are treated as zero, because terms cancel.
  static let dust = 1e-12

  /// Creates the derived row of `work.expansion` and `work.weights` as the definition of a variable.
  ///
  /// `work.touchedRows` and `work.rowWeights` contain the multipliers of the other rows.
  mutating func makeDerived(from source: Int) -> Int {
    let index = makeRow()
    var count = 0
    for i in 0..<work.expansion.count where abs(work.weights[work.expansion[i]]) > Self.dust { count += 1 }
    let block = makeTermBlock(capacity: count)
    var place = block
    for i in 0..<work.expansion.count {
      let variable = work.expansion[i]
      let weight = work.weights[variable]
      if abs(weight) <= Self.dust { continue }
      terms[place] = TermNode(coefficient: weight, variable: variable, row: Int32(index))
      place += 1
    }
    rows[index].status = .derived
    rows[index].firstTerm = Int32(block)
    rows[index].termCount = Int32(count)
    rows[index].derivation = Int32(source)
    rows[source].derivation = Int32(index)
    addPart(Int32(source), multiplier: 1, to: index)
    for i in 0..<work.touchedRows.count {
      let part = work.touchedRows[i]
      if work.rowWeights[part] != 0 { addPart(part, multiplier: work.rowWeights[part], to: index) }
    }
    rows[index].constant = derivedConstant(index)
    link(index)
    return index
  }

  private mutating func addPart(_ part: Int32, multiplier: Double, to derived: Int) {
    let entry = DerivationPart(
      multiplier: multiplier, part: part, derived: Int32(derived),
      nextOfPart: rows[part].firstUse, nextOfDerived: rows[derived].firstUse)
    let place: Int32
    if freeUses >= 0 {
      place = freeUses
      freeUses = uses[place].nextOfDerived
      uses[place] = entry
    } else {
      place = Int32(uses.count)
      uses.append(entry)
    }
    rows[part].firstUse = place
    rows[derived].firstUse = place
  }

  /// Removes a derived row. The caller must have released its variable. Its source is no longer basic.
  mutating func destroyDerived(_ derived: Int) {
    unlink(derived)
    rows[rows[derived].derivation].derivation = -1
    var use = rows[derived].firstUse
    while use >= 0 {
      let entry = uses[use]
      removeUse(use, of: entry.part)
      uses[use].nextOfDerived = freeUses
      freeUses = use
      use = entry.nextOfDerived
    }
    rows[derived].firstUse = -1
    rows[derived].derivation = -1
    rows[derived].owner = -1
    freeRow(derived)
  }

  private mutating func removeUse(_ use: Int32, of part: Int32) {
    let next = uses[use].nextOfPart
    if rows[part].firstUse == use {
      rows[part].firstUse = next
      return
    }
    var earlier = rows[part].firstUse
    while uses[earlier].nextOfPart != use { earlier = uses[earlier].nextOfPart }
    uses[earlier].nextOfPart = next
  }

  func derivedConstant(_ derived: Int) -> Double {
    var sum = 0.0
    var use = rows[derived].firstUse
    while use >= 0 {
      let entry = uses[use]
      sum += entry.multiplier * rows[entry.part].constant
      use = entry.nextOfDerived
    }
    return sum
  }
}
