// A numerically stable elimination of a region, for systems in which a search for the order alone would multiply
// rounding errors.
//
// For example, from assumed variables through a grid of averages, errors grow with every step. This is Gaussian
// elimination as in textbooks, with pivots that are not small compared with the other coefficients of their row. It
// takes more time and memory, and runs only if multipliers have grown.
extension Tableau {
  /// The maximum multiplier. Larger ones leave too few digits.
  static let greatestMultiplier = 1e6
  /// The maximum number of variables. Larger regions keep their definitions.
  private static let greatestStableRegion = 3000

  /// A row during elimination, with the rows that it combines, sorted by index.
  private struct WorkingRow {
    var source: Int32
    var terms: [(index: Int32, value: Double)]
    var parts: [(index: Int32, value: Double)]
    /// The number of terms whose variables are in the region and not defined yet.
    var open = 0
  }

  /// Defines the variables of the region again if multipliers exceed the limit.
  mutating func stabilizeRegion() {
    if !hasGrown { return }
    hasGrown = false
    if work.region.count > Self.greatestStableRegion { return }
    let size = work.region.count
    var variables = (0..<size).map { work.region[$0] }
    beginRegion()
    // Only the constraints themselves are used, because derived rows contain the errors.
    while !variables.isEmpty {
      for variable in variables { undefine(variable) }
      var next = 0
      while next < work.looseRows.count {
        looseUses(of: Int(work.looseRows[next]), leaving: -1)
        next += 1
      }
      growRegion(staysAreLoose: false)
      variables = (0..<work.region.count).map { work.region[$0] }.filter { self.variables[$0].definition >= 0 }
    }
    for i in 0..<work.region.count { staleVariables.append(work.region[i]) }
    eliminateStably()
  }

  private mutating func undefine(_ variable: Int32) {
    let definition = variables[variable].definition
    if definition < 0 { return }
    if rows[definition].status == .derived {
      work.looseRows.append(rows[definition].derivation)
      destroyDerived(Int(definition))
    } else {
      rows[definition].owner = -1
      work.looseRows.append(definition)
    }
    loosen(variable)
  }

  private mutating func eliminateStably() {
    for i in 0..<work.region.count { variables[work.region[i]].isResolved = false }
    var working = (0..<work.looseRows.count).map { workingRow(of: work.looseRows[$0]) }
    var active = Array(working.indices)
    while true {
      for i in active {
        working[i].open = openCount(working[i])
      }
      guard let place = active.indices.min(by: { working[active[$0]].open < working[active[$1]].open }) else { break }
      let row = active.remove(at: place)
      guard let pivot = pivot(of: working[row]) else {
        // The row depends on the others within the precision.
        needsRebuild = true
        continue
      }
      variables[pivot.index].isResolved = true
      for i in active {
        guard let term = working[i].terms.first(where: { $0.index == pivot.index }) else { continue }
        let factor = -term.value / pivot.value
        working[i].terms = sum(working[i].terms, working[row].terms, times: factor).filter { $0.index != pivot.index }
        working[i].parts = sum(working[i].parts, working[row].parts, times: factor)
      }
      define(pivot, by: working[row])
      working[row].parts = []
      working[row].terms = []
    }
    work.looseRows.removeAll()
  }

  private func workingRow(of row: Int32) -> WorkingRow {
    let record = rows[row]
    var own: [(index: Int32, value: Double)] = []
    for k in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      own.append((terms[k].variable, terms[k].coefficient))
    }
    own.sort { $0.index < $1.index }
    return WorkingRow(source: row, terms: own, parts: [(index: row, value: 1)])
  }

  private func openCount(_ row: WorkingRow) -> Int {
    row.terms.reduce(0) { $0 + (isOpen($1.index) ? 1 : 0) }
  }

  private func isOpen(_ variable: Int32) -> Bool {
    variables[variable].regionMark == regionStamp && !variables[variable].isResolved
  }

  private func pivot(of row: WorkingRow) -> (index: Int32, value: Double)? {
    let best = row.terms.filter { isOpen($0.index) }.max { abs($0.value) < abs($1.value) }
    guard let best, abs(best.value) > Self.pivotTolerance else { return nil }
    return best
  }

  private func sum(
    _ left: [(index: Int32, value: Double)], _ right: [(index: Int32, value: Double)], times factor: Double
  ) -> [(index: Int32, value: Double)] {
    var sum: [(index: Int32, value: Double)] = []
    sum.reserveCapacity(left.count + right.count)
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if j == right.count || (i < left.count && left[i].index < right[j].index) {
        sum.append(left[i])
        i += 1
      } else if i == left.count || right[j].index < left[i].index {
        sum.append((right[j].index, right[j].value * factor))
        j += 1
      } else {
        let value = left[i].value + right[j].value * factor
        if abs(value) > Self.dust { sum.append((left[i].index, value)) }
        i += 1
        j += 1
      }
    }
    return sum
  }

  private mutating func define(_ pivot: (index: Int32, value: Double), by row: WorkingRow) {
    var definition = Int(row.source)
    if row.parts.count > 1 {
      work.expansion.removeAll()
      work.touchedRows.removeAll()
      for term in row.terms {
        work.expansion.append(term.index)
        work.weights[term.index] = term.value
      }
      // The source is already a part, with multiplier 1.
      for part in row.parts where part.index != row.source {
        work.touchedRows.append(part.index)
        work.rowWeights[part.index] = part.value
      }
      definition = makeDerived(from: definition)
      clearExpansion()
    }
    rows[definition].owner = pivot.index
    rows[definition].scale = -1 / pivot.value
    variables[pivot.index].definition = Int32(definition)
  }
}
