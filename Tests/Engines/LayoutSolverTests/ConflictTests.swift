import LayoutSolver
import Testing

@Suite("Conflicts")
struct ConflictTests {
  let solver = Solver()

  @Test("the later of two required widths is refused, and the state is as before")
  func laterIsRefused() {
    let x = solver.makeVariable()
    let first = solver.add([Term(x)], constant: -160, relation: .greaterThanOrEqual)
    _ = solver.add([Term(x)], constant: -10, relation: .equal, priority: 250)
    _ = solver.solve()
    solver.takeChangedVariables { _ in }
    let second = solver.add([Term(x)], constant: -120, relation: .equal)
    #expect(solver.solve() == [Conflict(refused: second, constraints: [first])])
    #expect(solver.isRefused(second))
    #expect(solver.value(of: x) == 160)
    solver.takeChangedVariables { _ in Issue.record("nothing may have changed") }
    #expect(solver.solve().isEmpty)
    #expect(solver.checkInvariants() == [])
  }

  @Test("of constraints added together the last of the set is refused")
  func lastOfBatchIsRefused() {
    let x = (0..<4).map { _ in solver.makeVariable() }
    var ids = [solver.add([Term(x[0])], constant: 0, relation: .equal)]
    for i in 0..<3 { ids.append(solver.add([Term(x[i + 1]), Term(x[i], -1)], constant: -8, relation: .equal)) }
    let bystander = solver.add([Term(x[1])], constant: -100, relation: .lessThanOrEqual)
    ids.append(solver.add([Term(x[3])], constant: -20, relation: .lessThanOrEqual))
    #expect(solver.solve() == [Conflict(refused: ids[4], constraints: Array(ids[..<4]))])
    #expect(!solver.isRefused(bystander))
    #expect(solver.value(of: x[3]) == 24)
  }

  @Test("a refused constraint holds after the other is removed and it is tried again")
  func retry() {
    let x = solver.makeVariable()
    let first = solver.add([Term(x)], constant: -1, relation: .equal)
    let second = solver.add([Term(x)], constant: -2, relation: .equal)
    #expect(solver.solve().map(\.refused) == [second])
    solver.remove(first)
    solver.retry(second)
    #expect(solver.solve().isEmpty)
    #expect(!solver.isRefused(second))
    #expect(solver.value(of: x) == 2)
  }

  @Test("a constant that makes a required constraint impossible has it refused, a better one brings it back")
  func constantOfRequired() {
    let x = solver.makeVariable()
    let limit = solver.add([Term(x)], constant: -100, relation: .lessThanOrEqual)
    let width = solver.add([Term(x)], constant: -50, relation: .equal)
    #expect(solver.solve().isEmpty)
    solver.setConstant(-150, of: width)
    #expect(solver.solve() == [Conflict(refused: width, constraints: [limit])])
    #expect(solver.value(of: x) <= 100)
    solver.setConstant(-80, of: width)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 80)
    #expect(solver.checkInvariants() == [])
  }

  @Test("a constraint that is added at once is thrown out with its conflict")
  func addIfPossible() throws {
    let x = solver.makeVariable()
    let first = try solver.addIfPossible([Term(x)], constant: -1, relation: .equal)
    let conflict = #expect(throws: Conflict.self) {
      try solver.addIfPossible([Term(x)], constant: -2, relation: .equal)
    }
    #expect(conflict?.constraints == [first])
    #expect(solver.value(of: x) == 1)
  }

  @Test("no soft constraint is part of a conflict")
  func softConstraintsGiveWay() {
    let x = solver.makeVariable()
    for i in 0..<10 { _ = solver.add([Term(x)], constant: -Double(i), relation: .equal, priority: 999) }
    #expect(solver.solve().isEmpty)
  }

  /// Returns whether required statements can be satisfied together, according to a separate solver.
  private func canHold(_ statements: [Statement], _ n: Int) -> Bool {
    let solver = Solver()
    let variables = (0..<n).map { _ in solver.makeVariable() }
    for statement in statements { _ = statement.add(to: solver, variables) }
    return solver.solve().isEmpty
  }

  @Test("conflicting sets are conflicts, and none without any one of them", arguments: 0..<20)
  func setsAreIrreducible(block: Int) {
    for seed in block * 10..<block * 10 + 10 {
      var random = RandomNumbers(seed: 5000 + seed)
      let n = random.int(2..<10)
      let solver = Solver()
      let variables = (0..<n).map { _ in solver.makeVariable() }
      var known: [ConstraintID: Statement] = [:]
      for _ in 0..<6 {
        for _ in 0..<n {
          var statement = RandomSystemTests.statement(&random, variables: n)
          statement.priority = random.int(0..<3) == 0 ? statement.priority : 1000
          known[statement.add(to: solver, variables)] = statement
        }
        for conflict in solver.solve() {
          let set = (conflict.constraints + [conflict.refused]).compactMap { known[$0] }
          #expect(set.count == conflict.constraints.count + 1)
          // Only the required side of a statement with two priorities is used.
          let required = set.map { $0.parts.filter { $0.priority >= 1000 } }
          #expect(!canHold(required.flatMap { $0 }, n), "seed \(seed)")
          for i in required.indices {
            var rest = required
            rest.remove(at: i)
            #expect(canHold(rest.flatMap { $0 }, n), "seed \(seed): \(i) is not needed")
          }
        }
        #expect(solver.checkInvariants() == [], "seed \(seed)")
      }
    }
  }

  @Test("ten thousand contradictions end, each refused")
  func manyContradictions() {
    let x = solver.makeVariable()
    for i in 0..<10000 { _ = solver.add([Term(x)], constant: -Double(i), relation: .equal) }
    #expect(solver.solve().count == 9999)
    #expect(solver.value(of: x) == 0)
  }

  @Test("a ring of equal widths is no conflict, one that grows is, as a whole")
  func rings() {
    let n = 1000
    let x = (0..<n).map { _ in solver.makeVariable() }
    for i in 0..<n { _ = solver.add([Term(x[i]), Term(x[(i + 1) % n], -1)], constant: 0, relation: .equal) }
    #expect(solver.solve().isEmpty)
    let other = Solver()
    let y = (0..<n).map { _ in other.makeVariable() }
    let ids = (0..<n).map {
      other.add([Term(y[$0]), Term(y[($0 + 1) % n], -1)], constant: 1, relation: .equal)
    }
    #expect(other.solve() == [Conflict(refused: ids[n - 1], constraints: Array(ids[..<(n - 1)]))])
  }

  @Test(
    "lengths that don't fit are found in parts, the same as all at once, and taking one bound away settles the rest")
  func parts() {
    func column(_ solver: Solver) -> (heights: [ConstraintID], room: ConstraintID) {
      let ends = (0...300).map { _ in solver.makeVariable() }
      _ = solver.add([Term(ends[0])], constant: 0, relation: .equal)
      for (above, below) in zip(ends, ends.dropFirst()) {
        _ = solver.add([Term(below), Term(above, -1)], constant: 0, relation: .greaterThanOrEqual)
      }
      let room = solver.add([Term(ends[300])], constant: -300, relation: .equal)
      let heights = zip(ends, ends.dropFirst()).map {
        solver.add([Term($1), Term($0, -1)], constant: -2, relation: .equal)
      }
      return (heights, room)
    }
    let whole = Solver()
    let heights = column(whole).heights
    let all = whole.solve().map(\.refused)
    #expect(all.count >= 150)
    let inParts = Solver()
    _ = column(inParts)
    var found: [ConstraintID] = []
    var rounds = 0
    repeat {
      found += inParts.solveInParts().map(\.refused)
      rounds += 1
    } while inParts.isUnfinished
    #expect(rounds > 5)
    #expect(found == all)
    #expect(inParts.checkInvariants() == [])
    #expect(found.allSatisfy(heights.contains))
    // A caller that removes the total width instead has few conflicts, less than half as many as lengths.
    let other = Solver()
    let room = column(other).room
    let first = other.solveInParts()
    #expect(other.isUnfinished && first.count < 50)
    other.remove(room)
    for conflict in first { other.retry(conflict.refused) }
    #expect(other.solveInParts().isEmpty && !other.isUnfinished)
    #expect(other.checkInvariants() == [])
  }
}
