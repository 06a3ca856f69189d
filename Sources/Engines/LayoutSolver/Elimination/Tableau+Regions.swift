// The regions of variables that need new definitions after a change of the basis.
//
// If a row leaves the basis, its variable is loose. An entering row can define it, but only if the row's other
// variables do not depend on it. The region consists of the variables in between: those that depend on a loose variable
// and on which a loose row depends. They are eliminated again, and all others keep their definitions. No variable
// outside the region can close a cycle, because it would be in between as well.
extension Tableau {
  /// Exchanges `leaving` (or the staying variable `variable`) for `entering` in the basis.
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

  /// Removes a basic row from the basis. The variable keeps its value.
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

  /// Releases the variable that a row defines, and the derived rows that contain the row.
  ///
  /// The source of such a derived row is then loose, and derived rows that contain the source are also removed. The
  /// remaining derived rows have no loose parts, so they form a basis together with the unchanged rows.
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

  /// Completes the region with the variables on which the loose rows depend, as far as they depend on loose variables.
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
