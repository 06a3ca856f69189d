import LayoutSolver

/// A constraint as data, for adding to a solver and for checking its solution independently.
struct Statement {
  var terms: [(Double, Int)]
  var constant: Double
  var relation = Relation.equal
  var priority: Float = 1000
  /// The priority of errors above zero, if it differs. `relation` is `.equal` then.
  var priorityAbove: Float?

  func error(at values: [Double]) -> Double {
    var sum = constant
    for (coefficient, index) in terms { sum += coefficient * values[index] }
    switch relation {
    case .equal: return abs(sum)
    case .greaterThanOrEqual: return max(0, -sum)
    case .lessThanOrEqual: return max(0, sum)
    }
  }

  func add(to solver: Solver, _ variables: [Variable]) -> ConstraintID {
    let terms = terms.map { Term(variables[$0.1], $0.0) }
    if let priorityAbove {
      return solver.add(terms, constant: constant, priorityBelow: priority, priorityAbove: priorityAbove)
    }
    return solver.add(terms, constant: constant, relation: relation, priority: priority)
  }

  /// The statements with one priority each that are equivalent to the statement.
  var parts: [Statement] {
    guard let priorityAbove else { return [self] }
    return [
      Statement(terms: terms, constant: constant, relation: .greaterThanOrEqual, priority: priority),
      Statement(terms: terms, constant: constant, relation: .lessThanOrEqual, priority: priorityAbove),
    ]
  }
}

/// Returns the errors of all statements by priority, strongest first.
func errors(of whole: [Statement], at values: [Double]) -> [Double] {
  let statements = whole.flatMap(\.parts)
  let priorities = Set(statements.map(\.priority)).sorted(by: >)
  return priorities.map { priority in
    statements.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: values) }
  }
}

/// Returns whether errors are lexicographically less by more than the tolerance.
func isBetter(_ left: [Double], than right: [Double], tolerance: Double = 1e-6) -> Bool {
  for (l, r) in zip(left, right) {
    if l < r - tolerance { return true }
    if l > r + tolerance { return false }
  }
  return false
}
