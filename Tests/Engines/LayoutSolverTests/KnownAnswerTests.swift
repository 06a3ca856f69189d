import LayoutSolver
import Testing

@Suite("Known answers")
struct KnownAnswerTests {
  let solver = Solver()

  private func makeVariables(_ count: Int) -> [Variable] { (0..<count).map { _ in solver.makeVariable() } }

  @Test("an empty system is solved, and variables begin at 0")
  func emptySystem() {
    let x = solver.makeVariable()
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 0)
  }

  @Test("a view between margins has the width that is left")
  func viewBetweenMargins() {
    let v = makeVariables(4)
    let (rootLeft, rootWidth, left, width) = (v[0], v[1], v[2], v[3])
    _ = solver.add([Term(rootLeft)], constant: 0, relation: .equal)
    _ = solver.add([Term(rootWidth)], constant: -390, relation: .equal)
    _ = solver.add([Term(left), Term(rootLeft, -1)], constant: -16, relation: .equal)
    _ = solver.add(
      [Term(left), Term(width), Term(rootLeft, -1), Term(rootWidth, -1)], constant: 16, relation: .equal)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: left) == 16)
    #expect(solver.value(of: width) == 358)
  }

  @Test("equations that determine variables only together are solved", arguments: [3, 30, 300])
  func ringOfEquations(n: Int) {
    // x[i] + x[i+1] = i + (i + 1), closed by x[n-1] - x[0] = n - 1: no single row determines a variable.
    let x = makeVariables(n)
    for i in 0..<n - 1 {
      _ = solver.add([Term(x[i]), Term(x[i + 1])], constant: -Double(2 * i + 1), relation: .equal)
    }
    _ = solver.add(
      n % 2 == 1 ? [Term(x[n - 1]), Term(x[0])] : [Term(x[n - 1]), Term(x[0], -1)], constant: -Double(n - 1),
      relation: .equal)
    #expect(solver.solve().isEmpty)
    for i in 0..<n { #expect(abs(solver.value(of: x[i]) - Double(i)) < 1e-6) }
    #expect(solver.checkInvariants() == [])
  }

  @Test("a grid whose values are averages of their neighbors keeps its digits", arguments: [5, 15, 25])
  func gridOfAverages(n: Int) {
    // Substitution from one edge to the other would multiply rounding errors by four in every step.
    let x = makeVariables(n * n)
    var statements: [Statement] = []
    for i in 0..<n * n {
      var terms = [(4.5, i)]
      if i >= n { terms.append((-1, i - n)) }
      if i + n < n * n { terms.append((-1, i + n)) }
      if i % n > 0 { terms.append((-1, i - 1)) }
      if i % n < n - 1 { terms.append((-1, i + 1)) }
      statements.append(Statement(terms: terms, constant: -Double(i % 7), relation: .equal))
    }
    for statement in statements { _ = statement.add(to: solver, x) }
    #expect(solver.solve().isEmpty)
    let values = x.map { solver.value(of: $0) }
    for statement in statements { #expect(statement.error(at: values) < 1e-6) }
    #expect(solver.checkInvariants() == [])
  }

  @Test("terms that repeat a variable are summed, and those that cancel are dropped")
  func repeatedTerms() {
    let v = makeVariables(2)
    _ = solver.add(
      [Term(v[0], 2), Term(v[1]), Term(v[0]), Term(v[1], -1)], constant: -12, relation: .equal)
    _ = solver.add(
      (0..<12).flatMap { [Term(v[1], Double($0)), Term(v[0], $0 == 3 ? 1 : 0)] }, constant: -70, relation: .equal)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: v[0]) == 4)
    #expect(solver.value(of: v[1]) == 1)
  }

  @Test("a constraint without terms holds or does not, and moves nothing")
  func noTerms() {
    let good = solver.add([], constant: 3, relation: .greaterThanOrEqual)
    _ = solver.add([], constant: 3, relation: .equal, priority: 500)
    #expect(solver.solve().isEmpty)
    let bad = solver.add([], constant: -3, relation: .greaterThanOrEqual)
    #expect(solver.solve() == [Conflict(refused: bad, constraints: [])])
    #expect(!solver.isRefused(good))
    #expect(solver.checkInvariants() == [])
  }

  @Test("an inequality holds a variable only where it would pass it")
  func inequalities() {
    let x = solver.makeVariable()
    _ = solver.add([Term(x)], constant: -100, relation: .lessThanOrEqual)
    let wish = solver.add([Term(x)], constant: -80, relation: .equal, priority: 250)
    _ = solver.solve()
    #expect(solver.value(of: x) == 80)
    solver.setConstant(-120, of: wish)
    _ = solver.solve()
    #expect(solver.value(of: x) == 100)
  }

  @Test("a priority for each side of zero is like two inequalities")
  func twoSided() {
    let v = makeVariables(2)
    // Two labels of 100 and 60 are in a row of 120. The first one has the higher compression resistance.
    _ = solver.add([Term(v[0]), Term(v[1])], constant: -120, relation: .equal)
    _ = solver.add([Term(v[0])], constant: -100, priorityBelow: 751, priorityAbove: 250)
    _ = solver.add([Term(v[1])], constant: -60, priorityBelow: 750, priorityAbove: 251)
    _ = solver.solve()
    #expect(v.map { solver.value(of: $0) } == [100, 20])
    // In a row of 200, the second one has the higher hugging priority.
    let other = Solver()
    let w = (0..<2).map { _ in other.makeVariable() }
    _ = other.add([Term(w[0]), Term(w[1])], constant: -200, relation: .equal)
    _ = other.add([Term(w[0])], constant: -100, priorityBelow: 751, priorityAbove: 250)
    _ = other.add([Term(w[1])], constant: -60, priorityBelow: 750, priorityAbove: 251)
    _ = other.solve()
    #expect(w.map { other.value(of: $0) } == [140, 60])
  }

  @Test("what is determined by nothing keeps its value")
  func undeterminedValuesStay() {
    let x = solver.makeVariable()
    let id = solver.add([Term(x)], constant: -42, relation: .equal)
    _ = solver.solve()
    solver.remove(id)
    _ = solver.solve()
    #expect(solver.value(of: x) == 42)
  }

  @Test("a variable can be removed when nothing uses it, and its place used again")
  func removedVariable() {
    let x = solver.makeVariable()
    let id = solver.add([Term(x)], constant: -42, relation: .equal)
    _ = solver.solve()
    solver.remove(id)
    solver.removeVariable(x)
    #expect(solver.solve().isEmpty)
    solver.takeChangedVariables { _ in Issue.record("the variable is gone") }
    let y = solver.makeVariable()
    #expect(solver.value(of: y) == 0)
    _ = solver.add([Term(y)], constant: -3, relation: .equal)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: y) == 3)
    #expect(solver.checkInvariants() == [])
  }

  @Test("what is defined by a multiple too small to solve for is not defined by itself, in whatever order it is said")
  func smallMultiplierInRing() {
    // In the row, the first view is wider than a billionth of the row plus 20. The last one ends with the row.
    func system(_ order: [Int]) -> Solver {
      let solver = Solver()
      let (left, width, first, firstWidth, last, lastWidth) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable(),
        solver.makeVariable(), solver.makeVariable()
      )
      for index in order {
        switch index {
        case 0:
          _ = solver.add(
            [Term(firstWidth), Term(width, -1e-9)], constant: -20, relation: .greaterThanOrEqual, priority: 750)
        case 1: _ = solver.add([Term(left), Term(first, -1)], constant: 0, relation: .equal)
        case 2:
          _ = solver.add(
            [Term(left), Term(width), Term(last, -1), Term(lastWidth, -1)], constant: 0, relation: .equal)
        case 3: _ = solver.add([Term(last), Term(first, -1), Term(firstWidth, -1)], constant: -12, relation: .equal)
        case 4: _ = solver.add([Term(width)], constant: 0, relation: .greaterThanOrEqual)
        case 5: _ = solver.add([Term(firstWidth)], constant: 0, relation: .greaterThanOrEqual)
        default: _ = solver.add([Term(lastWidth)], constant: 0, relation: .greaterThanOrEqual)
        }
      }
      return solver
    }
    func permutations(_ items: [Int]) -> [[Int]] {
      items.isEmpty ? [[]] : items.flatMap { item in permutations(items.filter { $0 != item }).map { [item] + $0 } }
    }
    var broken: [[Int]: [String]] = [:]
    for order in permutations(Array(0..<7)) {
      let solver = system(order)
      _ = solver.solve()
      let damage = solver.checkInvariants()
      if !damage.isEmpty { broken[order] = damage }
    }
    #expect(broken.isEmpty)
  }
}
