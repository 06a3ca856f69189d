import LayoutSolver
import Testing

@Suite("Copies and certificates")
struct TrialTests {
  let solver = Solver()

  @Test("what happens to a copy does not concern the original, nor the other way round")
  func copies() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = solver.add([Term(x)], constant: -10, relation: .equal)
    _ = solver.add([Term(y), Term(x, -2)], constant: 0, relation: .equal)
    let refused = solver.add([Term(y)], constant: -50, relation: .equal)
    #expect(solver.solve().count == 1)
    let copy = solver.copy()
    copy.remove(first)
    copy.retry(refused)
    #expect(copy.solve().isEmpty)
    #expect(copy.value(of: x) == 25)
    #expect(solver.value(of: x) == 10)
    #expect(solver.isRefused(refused) && !copy.isRefused(refused))
    solver.setConstant(-7, of: first)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: y) == 14 && copy.value(of: y) == 50)
    #expect(solver.checkInvariants() == [] && copy.checkInvariants() == [])
  }

  @Test("a copy takes the changes along that wait to be solved")
  func pendingChanges() {
    let x = solver.makeVariable()
    _ = solver.add([Term(x)], constant: -10, relation: .equal)
    let copy = solver.copy()
    #expect(copy.solve().isEmpty)
    #expect(copy.value(of: x) == 10 && solver.value(of: x) == 0)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 10)
  }

  @Test("whether all can hold is told as solving tells it", arguments: 0..<10)
  func canHold(block: Int) {
    for seed in block * 20..<block * 20 + 20 {
      var random = RandomNumbers(seed: 700 + seed)
      let solver = Solver()
      let variables = (0..<5).map { _ in solver.makeVariable() }
      for _ in 0..<random.int(3..<9) {
        let terms = (0..<2).map { _ in Term(variables[random.int(0..<5)], [1, -1, 2][random.int(0..<3)]) }
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][random.int(0..<3)]
        _ = solver.add(terms, constant: Double(random.int(-20..<20)), relation: relation)
      }
      let copy = solver.copy()
      #expect(copy.canHold() == solver.solve().isEmpty, "seed \(seed)")
    }
  }

  @Test("rows can be read back, refused ones too")
  func rows() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = solver.add([Term(x), Term(y, -2), Term(x, 2)], constant: 4, relation: .equal)
    let second = solver.add([Term(x), Term(y, -2), Term(x, 2)], constant: 5, relation: .equal)
    #expect(solver.solve().map(\.refused) == [second])
    for id in [first, second] {
      #expect(Set(solver.terms(of: id)) == [Term(x, 3), Term(y, -2)])
    }
    #expect([first, second].map { solver.constant(of: $0) } == [4, 5])
    solver.setConstant(6, of: first)
    #expect(solver.constant(of: first) == 6)
  }

  @Test("the multipliers of a conflict add its rows up to a contradiction", arguments: 0..<20)
  func certificates(block: Int) {
    for seed in block * 20..<block * 20 + 20 {
      var random = RandomNumbers(seed: 9000 + seed)
      let n = random.int(2..<9)
      let solver = Solver()
      let variables = (0..<n).map { _ in solver.makeVariable() }
      var relations: [ConstraintID: Relation] = [:]
      for _ in 0..<4 * n {
        let terms = (0..<random.int(1..<4)).map { _ in
          Term(variables[random.int(0..<n)], [1, -1, 0.5, 2][random.int(0..<4)])
        }
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][random.int(0..<3)]
        relations[solver.add(terms, constant: Double(random.int(-50..<50)), relation: relation)] = relation
        if random.int(0..<3) == 0 { check(solver, relations, seed) }
      }
      check(solver, relations, seed)
    }
  }

  private func check(_ solver: Solver, _ relations: [ConstraintID: Relation], _ seed: Int) {
    for conflict in solver.solve() {
      #expect(conflict.multipliers.count == conflict.constraints.count)
      var sums: [Variable: Double] = [:]
      var constant = 0.0
      let rows = [(conflict.refused, conflict.refusedMultiplier)] + zip(conflict.constraints, conflict.multipliers)
      for (id, multiplier) in rows {
        for term in solver.terms(of: id) { sums[term.variable, default: 0] += multiplier * term.coefficient }
        constant += multiplier * solver.constant(of: id)
        // The sum is zero or less: a row with an upper bound of zero has a positive multiplier, and the reverse.
        if relations[id] == .lessThanOrEqual { #expect(multiplier > 0, "seed \(seed)") }
        if relations[id] == .greaterThanOrEqual { #expect(multiplier < 0, "seed \(seed)") }
      }
      #expect(sums.values.allSatisfy { abs($0) < 1e-7 }, "seed \(seed)")
      #expect(constant > 1e-7, "seed \(seed)")
    }
  }
}
