import LayoutSolver
import Testing

@Suite("Priorities")
struct PriorityTests {
  let solver = Solver()

  @Test("a thousand weak wishes do not outweigh a stronger one, however near", arguments: [Float(250.5), 251, 999])
  func weakErrorsDoNotAddUp(stronger: Float) {
    let x = solver.makeVariable()
    for i in 0..<1000 { _ = solver.add([Term(x)], constant: Double(i), relation: .equal, priority: 250) }
    _ = solver.add([Term(x)], constant: -1, relation: .equal, priority: stronger)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 1)
    #expect(solver.checkInvariants() == [])
  }

  @Test("999 gives way to 1000, 999.5 wins over 999")
  func nearlyRequired() {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = solver.add([Term(x)], constant: -10, relation: .equal, priority: 999)
    _ = solver.add([Term(x)], constant: -20, relation: .equal, priority: 1000)
    _ = solver.add([Term(y)], constant: -10, relation: .equal, priority: 999)
    _ = solver.add([Term(y)], constant: -20, relation: .equal, priority: 999.5)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: y) == 20)
  }

  @Test("of any number of priorities the strongest wins, in any order of adding")
  func manyLevels() {
    let x = solver.makeVariable()
    for i in 0..<500 {
      let priority = Float(1 + (i * 397) % 500)
      _ = solver.add([Term(x)], constant: -Double(priority), relation: .equal, priority: priority)
    }
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 500)
    #expect(solver.checkInvariants() == [])
  }

  @Test("wishes of one priority meet at the median")
  func medianOfEqualWishes() {
    let x = solver.makeVariable()
    for value in [3.0, 90, 14, 60, 22] {
      _ = solver.add([Term(x)], constant: -value, relation: .equal, priority: 250)
    }
    _ = solver.solve()
    #expect(solver.value(of: x) == 22)
  }

  @Test("hugging wins over a weaker width")
  func huggingWinsOverWeakerWidth() {
    let width = solver.makeVariable()
    _ = solver.add([Term(width)], constant: -57, relation: .lessThanOrEqual, priority: 251)
    _ = solver.add([Term(width)], constant: -57, relation: .greaterThanOrEqual, priority: 750)
    let wish = solver.add([Term(width)], constant: -100, relation: .equal, priority: 250)
    _ = solver.solve()
    #expect(solver.value(of: width) == 57)
    solver.remove(wish)
    _ = solver.add([Term(width)], constant: -100, relation: .equal, priority: 252)
    _ = solver.solve()
    #expect(solver.value(of: width) == 100)
  }

  @Test("the error of the weaker is least among the best for the stronger")
  func lexicographicOptimum() {
    // x + y = 100. The preferences are 80 for x at 750, 50 for y at 500, and 0 for x at 250.
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = solver.add([Term(x), Term(y)], constant: -100, relation: .equal)
    _ = solver.add([Term(x)], constant: -80, relation: .greaterThanOrEqual, priority: 750)
    _ = solver.add([Term(y)], constant: -50, relation: .equal, priority: 500)
    _ = solver.add([Term(x)], constant: 0, relation: .equal, priority: 250)
    _ = solver.solve()
    #expect(solver.value(of: x) == 80)
    #expect(solver.value(of: y) == 20)
  }
}
