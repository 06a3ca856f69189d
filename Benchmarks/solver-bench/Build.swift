import LayoutSolver

/// A problem in a solver.
struct Build {
  var solver: Solver
  var variables: [Variable]
  var constraints: [ConstraintID]

  func value(_ index: Int) -> Double { solver.value(of: variables[index]) }

  /// The sum that identifies the solution.
  var checksum: Double {
    var sum = 0.0
    for k in variables.indices { sum += value(k) * Double(1 + k % 7) }
    return sum
  }

  /// Adds a line of the problem.
  func add(_ line: Problem.Line, of problem: Problem) -> ConstraintID {
    withUnsafeTemporaryAllocation(of: Term.self, capacity: 4) { terms in
      for k in 0..<line.termCount {
        let place = line.firstTerm + k
        terms.initializeElement(
          at: k, to: Term(variables[Int(problem.indices[place])], problem.coefficients[place]))
      }
      return solver.add(
        UnsafeBufferPointer(rebasing: terms[..<line.termCount]), constant: line.constant, relation: line.relation,
        priority: line.priority)
    }
  }
}

/// Solves a problem from an empty solver until all values are readable, which the build workloads measure.
@inline(never)
func regionBuild(_ problem: Problem) -> Build {
  var build = Build(solver: Solver(), variables: [], constraints: [])
  build.variables.reserveCapacity(problem.variableCount)
  build.constraints.reserveCapacity(problem.lines.count)
  for _ in 0..<problem.variableCount { build.variables.append(build.solver.makeVariable()) }
  for line in problem.lines { build.constraints.append(build.add(line, of: problem)) }
  expectNoConflict(build.solver.solve())
  return build
}

func expectNoConflict(_ conflicts: [Conflict]) {
  precondition(conflicts.isEmpty, "the workload's constraints must not contradict each other")
}
