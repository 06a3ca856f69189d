// Which variables have to be defined anew when the basis changes.
//
// If a row leaves the basis, its variable is loose. An entering row can define it, but only if the row's other
// variables do not depend on it. The variables in between, those that depend on a loose one and that a loose row
// depends on, are the region to be eliminated again; all others keep their definitions. Nothing outside the region
// can close a cycle: it would lie in between as well.
extension Tableau {
  /// Takes `leaving` (or the staying variable `variable`) out of the basis and puts `entering` in.
  mutating func exchange(leaving: Int, variable: Int32, entering: Int) {
    beginRegion()
    if leaving >= 0 {
      release(leaving)
    } else {
      loosen(variable)
    }
    if entering >= 0 { work.looseRows.append(Int32(entering)) }
    growRegion(staysAreLoose: false)
    eliminateRegion()
    if work.looseRows.count > 0 { needsRebuild = true }
  }

  /// Takes a basic row out of the basis; the variable keeps its value.
  mutating func dropFromBasis(_ row: Int) {
    exchange(leaving: row, variable: -1, entering: -1)
  }

  mutating func beginRegion() {
    structureVersion &+= 1
    regionStamp = nextStamp()
    work.region.removeAll()
    work.looseRows.removeAll()
  }

  @inline(__always)
  mutating func loosen(_ variable: Int32) {
    variables[variable].definition = -1
    if variables[variable].regionMark == regionStamp { return }
    variables[variable].regionMark = regionStamp
    work.region.append(variable)
  }

  /// Looses the variable that a row defines, and the derived rows that the row is a part of.
  ///
  /// The source of such a derived row is loose then, and derived rows that it is a part of have to go as well. The
  /// derived rows that remain have no loose parts, and so form a basis together with the rows as they are.
  private mutating func release(_ row: Int) {
    let owner = rows[row].owner
    if owner >= 0 {
      rows[row].owner = -1
      loosen(owner)
    }
    looseUses(of: row, leaving: row)
    var next = 0
    while next < work.looseRows.count {
      looseUses(of: Int(work.looseRows[next]), leaving: row)
      next += 1
    }
  }

  mutating func looseUses(of part: Int, leaving: Int) {
    while rows[part].firstUse >= 0 {
      let derived = Int(uses[rows[part].firstUse].derived)
      let source = rows[derived].derivation
      loosen(rows[derived].owner)
      destroyDerived(derived)
      if Int(source) != leaving { work.looseRows.append(source) }
    }
  }

  /// Completes the region: what the loose rows depend on, as far as it depends on loose variables.
  mutating func growRegion(staysAreLoose: Bool) {
    let stamp = nextStamp()
    work.postorder.removeAll()
    for i in 0..<work.looseRows.count {
      let row = rows[work.looseRows[i]]
      for k in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
        searchDefinitions(of: terms[k].variable, stamp: stamp)
      }
    }
    for i in 0..<work.postorder.count {
      let variable = work.postorder[i]
      let definition = variables[variable].definition
      if definition < 0 {
        if staysAreLoose { loosen(variable) }
        continue
      }
      if variables[variable].regionMark == regionStamp { continue }
      let row = rows[definition]
      for k in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount)
      where variables[terms[k].variable].regionMark == regionStamp {
        variables[variable].regionMark = regionStamp
        work.region.append(variable)
        break
      }
    }
  }
}
