/// The minimum errors of constraints with priorities, by the simplex algorithm on a plain table. The implementation is
/// slow, simple, and independent of the solver that it tests.
///
/// Priorities are processed one after the other: the sum of each priority's errors is minimized, and then stays
/// constant.
package struct LinearProgram {
  package struct Statement {
    package let coefficients: [Double]
    package let constant: Double
    /// The relation: 0 for an equation, 1 for a sum of at most 0, -1 for a sum of at least 0.
    package let sign: Int
    package let priority: Float

    package init(coefficients: [Double], constant: Double, sign: Int, priority: Float) {
      (self.coefficients, self.constant, self.sign, self.priority) = (coefficients, constant, sign, priority)
    }

    package func error(at values: [Double]) -> Double {
      let sum = zip(coefficients, values).reduce(constant) { $0 + $1.0 * $1.1 }
      return sign == 0 ? abs(sum) : max(0, Double(sign) * sum)
    }
  }

  private let statements: [Statement]
  private let variableCount: Int

  package init(_ statements: [Statement], variableCount: Int) {
    self.statements = statements
    self.variableCount = variableCount
  }

  /// Returns the sums of errors by priority, strongest first, or nil if required statements contradict each other.
  package func leastErrors() -> [(priority: Float, sum: Double)]? {
    // Each variable is the difference of two nonnegative ones. Each statement has an error above and one below.
    let errorStart = 2 * variableCount
    let width = errorStart + 2 * statements.count
    var rows: [[Double]] = []
    for (index, statement) in statements.enumerated() {
      var row = [Double](repeating: 0, count: width + 1)
      for (variable, coefficient) in statement.coefficients.enumerated() {
        row[2 * variable] = coefficient
        row[2 * variable + 1] = -coefficient
      }
      row[errorStart + 2 * index] = -1
      row[errorStart + 2 * index + 1] = 1
      row[width] = -statement.constant
      rows.append(row)
    }
    var result: [(Float, Double)] = []
    for priority in Set(statements.map(\.priority)).sorted(by: >) {
      var costs = [Double](repeating: 0, count: width)
      for (index, statement) in statements.enumerated() where statement.priority == priority {
        if statement.sign >= 0 { costs[errorStart + 2 * index] = 1 }
        if statement.sign <= 0 { costs[errorStart + 2 * index + 1] = 1 }
      }
      guard let least = Self.minimum(of: costs, rows) else { return nil }
      if priority >= 1000, least > 1e-6 { return nil }
      result.append((priority, least))
      // The sum is limited to that value, with a slack of its own.
      for index in rows.indices { rows[index].insert(0, at: rows[index].count - 1) }
      let right = least + 1e-7
      rows.append(costs + [Double](repeating: 0, count: rows[0].count - 1 - costs.count - 1) + [1, right])
    }
    return result
  }

  /// Returns the minimum of a sum of nonnegative variables that satisfy equations, by two phases and Bland's rule.
  private static func minimum(of costs: [Double], _ equations: [[Double]]) -> Double? {
    let count = equations[0].count - 1
    let (height, width) = (equations.count, count + equations.count)
    var table = equations.enumerated().map { index, equation -> [Double] in
      let sign = equation[count] < 0 ? -1.0 : 1
      var row = equation[..<count].map { $0 * sign } + [Double](repeating: 0, count: height) + [equation[count] * sign]
      row[count + index] = 1
      return row
    }
    var basis = (0..<height).map { count + $0 }
    func solve(_ costs: [Double], columns: Int) -> Double {
      for _ in 0..<20_000 {
        // This is the change of the sum for each unit of a column.
        let entering = (0..<columns).first { column in
          !basis.contains(column)
            && (0..<height).reduce(costs[column]) { $0 - costs[basis[$1]] * table[$1][column] } < -1e-9
        }
        guard let entering else { break }
        var leaving: Int?
        for row in 0..<height where table[row][entering] > 1e-9 {
          guard let best = leaving else {
            leaving = row
            continue
          }
          let (ratio, other) = (table[row][width] / table[row][entering], table[best][width] / table[best][entering])
          if ratio < other - 1e-12 || (abs(ratio - other) <= 1e-12 && basis[row] < basis[best]) { leaving = row }
        }
        guard let leaving else { break }
        let pivot = table[leaving][entering]
        for column in 0...width { table[leaving][column] /= pivot }
        for row in 0..<height where row != leaving && table[row][entering] != 0 {
          let factor = table[row][entering]
          for column in 0...width { table[row][column] -= factor * table[leaving][column] }
        }
        basis[leaving] = entering
      }
      return (0..<height).reduce(0) { $0 + costs[basis[$1]] * table[$1][width] }
    }
    let artificial = [Double](repeating: 0, count: count) + [Double](repeating: 1, count: height)
    if solve(artificial, columns: width) > 1e-6 { return nil }
    let padded = costs + [Double](repeating: 0, count: width - costs.count)
    return solve(padded, columns: count)
  }
}
