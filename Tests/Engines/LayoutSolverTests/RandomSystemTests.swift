import LayoutSolver
import Testing

@Suite("Random systems")
struct RandomSystemTests {
  static func statement(_ random: inout RandomNumbers, variables n: Int) -> Statement {
    var terms: [(Double, Int)] = []
    for _ in 0..<random.int(1..<4) { terms.append(([-2, -1, 1, 1, 2, 0.5][random.int(0..<6)], random.int(0..<n))) }
    let priorities: [Float] = [1000, 1000, 750, 500, 250, 250, 50]
    var made = Statement(
      terms: terms, constant: Double(random.int(-20..<21)),
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.int(0..<3)],
      priority: priorities[random.int(0..<priorities.count)])
    if made.relation == .equal && random.int(0..<3) == 0 {
      made.priorityAbove = priorities[random.int(0..<priorities.count)]
    }
    return made
  }

  @Test("small systems have the errors that trying every vertex finds", arguments: 0..<40)
  func smallSystemsAreOptimal(block: Int) {
    for seed in block * 25..<block * 25 + 25 {
      var random = RandomNumbers(seed: seed)
      let n = random.int(1..<4)
      let solver = Solver()
      let variables = (0..<n).map { _ in solver.makeVariable() }
      var statements = (0..<random.int(1..<9)).map { _ in Self.statement(&random, variables: n) }
      let ids = statements.map { $0.add(to: solver, variables) }
      let refused = Set(solver.solve().map(\.refused))
      #expect(solver.checkInvariants() == [], "seed \(seed)")
      statements = zip(statements, ids).filter { !refused.contains($0.1) }.map(\.0)
      let values = variables.map { solver.value(of: $0) }
      let found = errors(of: statements, at: values)
      let best = bestErrors(of: statements, variableCount: n)
      #expect(best != nil, "seed \(seed)")
      if let best { #expect(!isBetter(best, than: found), "seed \(seed): \(found), best \(best)") }
    }
  }

  @Test("changes in random order end where building afresh does", arguments: 0..<16)
  func changesAreLikeBuildingAfresh(block: Int) {
    for seed in block * 5..<block * 5 + 5 {
      var random = RandomNumbers(seed: 1000 + seed)
      let n = random.int(2..<14)
      let solver = Solver()
      let variables = (0..<n).map { _ in solver.makeVariable() }
      var live: [(Statement, ConstraintID)] = []
      for step in 0..<40 {
        for _ in 0..<random.int(1..<4) {
          switch random.int(0..<10) {
          case 0..<5:
            let made = Self.statement(&random, variables: n)
            live.append((made, made.add(to: solver, variables)))
          case 5..<8 where !live.isEmpty:
            solver.remove(live.remove(at: random.int(0..<live.count)).1)
          case 8..<10 where !live.isEmpty:
            let place = random.int(0..<live.count)
            live[place].0.constant = Double(random.int(-20..<21))
            solver.setConstant(live[place].0.constant, of: live[place].1)
          default: break
          }
        }
        for conflict in solver.solve() {
          #expect(solver.isRefused(conflict.refused), "seed \(seed) step \(step)")
          live.removeAll { $0.1 == conflict.refused }
          solver.remove(conflict.refused)
        }
        let broken = solver.checkInvariants()
        #expect(broken == [], "seed \(seed) step \(step)")
        if !broken.isEmpty { return }
        let fresh = Solver()
        let copies = (0..<n).map { _ in fresh.makeVariable() }
        for (statement, _) in live { _ = statement.add(to: fresh, copies) }
        let conflicts = fresh.solve()
        #expect(conflicts.isEmpty, "seed \(seed) step \(step)")
        #expect(fresh.checkInvariants() == [], "seed \(seed) step \(step)")
        let left = errors(of: live.map(\.0), at: variables.map { solver.value(of: $0) })
        let right = errors(of: live.map(\.0), at: copies.map { fresh.value(of: $0) })
        #expect(!isBetter(left, than: right), "seed \(seed) step \(step): \(left) \(right)")
        #expect(!isBetter(right, than: left), "seed \(seed) step \(step): \(left) \(right)")
        for (variable, copy) in zip(variables, copies) {
          let isAmbiguous = solver.isAmbiguous(variable)
          #expect(isAmbiguous == fresh.isAmbiguous(copy), "seed \(seed) step \(step)")
          if !isAmbiguous {
            #expect(
              abs(solver.value(of: variable) - fresh.value(of: copy)) < 1e-6, "seed \(seed) step \(step)")
          }
        }
      }
    }
  }
}
