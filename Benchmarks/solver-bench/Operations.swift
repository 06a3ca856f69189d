import LayoutSolver

/// The edit workloads: a problem, and an operation on it.
enum EditKind: String {
  case resizeWindow = "D1"
  case changeConstant = "D2"
  case suggestHeight = "D2e"
  case resizeFeed = "D3"
  case replaceConstraint = "E1"
  case addAndRemove = "E2"

  func problem(_ size: Int) -> Problem {
    switch self {
    case .resizeWindow: .chain(size, hasRootWidth: false)
    case .suggestHeight: .chain(size, freeHeight: size / 2)
    case .resizeFeed: .cells(0..<size, sharedRoot: true)
    case .changeConstant, .replaceConstraint, .addAndRemove: .chain(size)
    }
  }

  /// Returns the edit variable, or nil if the workload has none.
  func makeEdit(in build: Build, size: Int) -> ConstraintID? {
    switch self {
    case .resizeWindow, .resizeFeed:
      build.solver.addEdit(build.variables[2], priority: Problem.strong, value: 390)
    case .suggestHeight:
      build.solver.addEdit(
        build.variables[4 * (size / 2) + 3], priority: Problem.medium, value: Problem.height(size / 2))
    case .changeConstant, .replaceConstraint, .addAndRemove: nil
    }
  }
}

/// Performs the operations of an edit workload, and returns the sum of the values that they read.
@inline(never)
func regionOperations(
  _ kind: EditKind, size n: Int, count: Int, build: inout Build, edit: ConstraintID?, problem: Problem
) -> Double {
  let solver = build.solver
  let (mid, last) = (4 * (n / 2), 4 * n)
  var sum = 0.0
  for k in 0..<count {
    switch kind {
    case .resizeWindow:
      solver.suggest(Double(320 + (37 * k) % 500), for: edit!)
      expectNoConflict(solver.solve())
      sum += build.value(last + 2) + build.value(last + 1)
    case .changeConstant:
      // The constant of the constraint is changed, which is the natural way for this solver. Line 4 i + 3 is constraint
      // d of view i.
      solver.setConstant(-Double(20 + (7 * k) % 50), of: build.constraints[mid + 3])
      expectNoConflict(solver.solve())
      sum += build.value(last + 1) + build.value(mid + 3)
    case .suggestHeight:
      solver.suggest(Double(20 + (7 * k) % 50), for: edit!)
      expectNoConflict(solver.solve())
      sum += build.value(last + 1) + build.value(mid + 3)
    case .resizeFeed:
      solver.suggest(Double(320 + (37 * k) % 500), for: edit!)
      expectNoConflict(solver.solve())
      let cell = 4 * (1 + 6 * (k % n))
      sum += build.value(cell + 8 + 2) + build.value(cell + 12)
    case .replaceConstraint:
      let j = 1 + (389 * k) % n
      let line = 4 * j + 1
      solver.remove(build.constraints[line])
      build.constraints[line] = build.add(problem.lines[line], of: problem)
      expectNoConflict(solver.solve())
      sum += build.value(4 * j + 2) + build.value(last + 1)
    case .addAndRemove:
      let j = 4 * (1 + (389 * k) % n)
      let least = solver.add(
        [Term(build.variables[j + 3])], constant: -100, relation: .greaterThanOrEqual)
      expectNoConflict(solver.solve())
      sum += build.value(j + 3) + build.value(last + 1)
      solver.remove(least)
      expectNoConflict(solver.solve())
      sum += build.value(j + 3) + build.value(last + 1)
    }
  }
  return sum
}
