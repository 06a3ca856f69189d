/// Returns the minimum errors of a small system by enumerating every vertex, with an algorithm that is independent of
/// the solver.
///
/// The minimum of a bounded, piecewise linear cost is at a point at which as many statements hold with equality as
/// there are variables, or at which fewer do and the rest is free. The axes represent the free ones.
func bestErrors(of statements: [Statement], variableCount n: Int) -> [Double]? {
  var lines: [[Double]] = []
  for statement in statements {
    var line = [Double](repeating: 0, count: n + 1)
    for (coefficient, index) in statement.terms { line[index] += coefficient }
    line[n] = -statement.constant
    lines.append(line)
  }
  for axis in 0..<n {
    var line = [Double](repeating: 0, count: n + 1)
    line[axis] = 1
    lines.append(line)
  }
  let required = statements.flatMap(\.parts).filter { $0.priority >= 1000 }
  var best: [Double]?
  var chosen: [Int] = []

  func visit(_ next: Int) {
    if chosen.count == n {
      guard let values = solveSquare(chosen.map { lines[$0] }) else { return }
      if required.contains(where: { $0.error(at: values) > 1e-6 }) { return }
      let found = errors(of: statements, at: values)
      if best == nil || isBetter(found, than: best!, tolerance: 1e-9) { best = found }
      return
    }
    if next == lines.count { return }
    chosen.append(next)
    visit(next + 1)
    chosen.removeLast()
    visit(next + 1)
  }
  visit(0)
  return best
}

/// Solves equations, each given by its coefficients and its right-hand side. Returns nil if they are singular.
private func solveSquare(_ equations: [[Double]]) -> [Double]? {
  var m = equations
  let n = m.count
  for column in 0..<n {
    let pivot = (column..<n).max { abs(m[$0][column]) < abs(m[$1][column]) }!
    if abs(m[pivot][column]) < 1e-9 { return nil }
    m.swapAt(column, pivot)
    for row in 0..<n where row != column {
      let factor = m[row][column] / m[column][column]
      if factor == 0 { continue }
      for k in column...n { m[row][k] -= factor * m[column][k] }
    }
  }
  return (0..<n).map { m[$0][n] / m[$0][$0] }
}
