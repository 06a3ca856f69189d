import LayoutSolver
import Testing

@Suite("Removing much at once")
struct RemovalTests {
  /// Returns stacked boxes of the given heights, each with a preference and a limit.
  private static func statements(_ count: Int) -> [Statement] {
    var made = [Statement(terms: [(1, 0)], constant: 0)]
    for box in 0..<count {
      let (top, height) = (2 * box, 2 * box + 1)
      if box > 0 { made.append(Statement(terms: [(1, top), (-1, top - 2), (-1, height - 2)], constant: -8)) }
      made.append(Statement(terms: [(1, height)], constant: -Double(10 + box % 7), priority: 250))
      made.append(
        Statement(terms: [(1, height)], constant: -12, relation: .greaterThanOrEqual, priority: 750))
      if box > 1 {
        made.append(Statement(terms: [(1, height), (-1, height - 4)], constant: 0, priority: box % 3 == 0 ? 500 : 100))
      }
    }
    return made
  }

  @Test("what is left is what building it afresh gives", arguments: [3, 2, 8, 40])
  func likeBuildingAfresh(keepingOneIn share: Int) {
    let count = 120
    let all = Self.statements(count)
    let solver = Solver()
    let variables = (0..<2 * count).map { _ in solver.makeVariable() }
    let ids = all.map { $0.add(to: solver, variables) }
    #expect(solver.solve().isEmpty)
    var random = RandomNumbers(seed: 7 + share)
    var kept: [Statement] = []
    for (statement, id) in zip(all, ids) {
      if random.int(0..<share) == 0 { kept.append(statement) } else { solver.remove(id) }
    }
    // Simultaneous additions also count.
    let late = Statement(terms: [(1, 5), (-1, 9)], constant: -3, priority: 600)
    _ = late.add(to: solver, variables)
    kept.append(late)
    #expect(solver.solve().isEmpty)
    #expect(solver.checkInvariants() == [])

    let fresh = Solver()
    let copies = (0..<2 * count).map { _ in fresh.makeVariable() }
    for statement in kept { _ = statement.add(to: fresh, copies) }
    #expect(fresh.solve().isEmpty)
    let left = errors(of: kept, at: variables.map { solver.value(of: $0) })
    let right = errors(of: kept, at: copies.map { fresh.value(of: $0) })
    #expect(!isBetter(left, than: right) && !isBetter(right, than: left), "\(left) \(right)")
    for (variable, copy) in zip(variables, copies) where !fresh.isAmbiguous(copy) {
      #expect(abs(solver.value(of: variable) - fresh.value(of: copy)) < 1e-6)
    }
  }

  @Test("a system can be emptied, and used again")
  func emptied() {
    let all = Self.statements(100)
    let solver = Solver()
    let variables = (0..<200).map { _ in solver.makeVariable() }
    for id in all.map({ $0.add(to: solver, variables) }) { solver.remove(id) }
    let ids = all.map { $0.add(to: solver, variables) }
    #expect(solver.solve().isEmpty)
    for id in ids { solver.remove(id) }
    #expect(solver.solve().isEmpty)
    #expect(solver.checkInvariants() == [])
    for statement in all { _ = statement.add(to: solver, variables) }
    #expect(solver.solve().isEmpty)
    #expect(solver.checkInvariants() == [])
    #expect(solver.value(of: variables[2]) == 8 + solver.value(of: variables[1]))
  }

  @Test("a row that was refused beside a larger one holds once that is gone with the rest")
  func refusedHoldsLater() {
    let solver = Solver()
    let variables = (0..<100).map { _ in solver.makeVariable() }
    let first = variables.map { solver.add([Term($0)], constant: -10, relation: .equal) }
    let second = solver.add([Term(variables[0])], constant: -20, relation: .equal)
    #expect(solver.solve().map(\.refused) == [second])
    for id in first { solver.remove(id) }
    solver.retry(second)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: variables[0]) == 20)
    #expect(solver.value(of: variables[1]) == 10)
    #expect(solver.checkInvariants() == [])
  }
}
