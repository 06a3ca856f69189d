import LayoutSolver
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
  let solver = Solver()

  @Test("a variable is ambiguous until something determines it")
  func undetermined() {
    let x = solver.makeVariable()
    #expect(solver.isAmbiguous(x))
    _ = solver.add([Term(x)], constant: -10, relation: .greaterThanOrEqual)
    _ = solver.solve()
    #expect(solver.isAmbiguous(x))
    _ = solver.add([Term(x)], constant: 0, relation: .equal, priority: 1)
    _ = solver.solve()
    #expect(!solver.isAmbiguous(x))
  }

  @Test("two labels of equal hugging share the slack as they like")
  func equalHugging() {
    let (a, b, sum) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = solver.add([Term(sum), Term(a, -1), Term(b, -1)], constant: 0, relation: .equal)
    _ = solver.add([Term(sum)], constant: -300, relation: .equal)
    for label in [a, b] { _ = solver.add([Term(label)], constant: -50, priorityBelow: 750, priorityAbove: 250) }
    _ = solver.solve()
    let before = solver.value(of: a)
    #expect(solver.isAmbiguous(a))
    #expect(solver.isAmbiguous(b))
    #expect(!solver.isAmbiguous(sum))
    // The query changes nothing.
    #expect(solver.value(of: a) == before)
    #expect(solver.checkInvariants() == [])
    _ = solver.add([Term(a)], constant: -50, relation: .lessThanOrEqual, priority: 251)
    _ = solver.solve()
    #expect(!solver.isAmbiguous(a))
    #expect(solver.value(of: b) == 250)
  }

  @Test("a value that two inequalities pinch is not ambiguous")
  func pinched() {
    let x = solver.makeVariable()
    _ = solver.add([Term(x)], constant: -10, relation: .greaterThanOrEqual)
    _ = solver.add([Term(x)], constant: -10, relation: .lessThanOrEqual)
    _ = solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(!solver.isAmbiguous(x))
  }

  @Test("the constraints that give a variable its value are named in order, others are not")
  func affectingConstraints() {
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = solver.add([Term(a)], constant: -10, relation: .equal)
    let second = solver.add([Term(b), Term(a, -1)], constant: -5, relation: .equal)
    _ = solver.add([Term(b)], constant: -100, relation: .lessThanOrEqual)
    _ = solver.add([Term(c), Term(b, -1)], constant: 0, relation: .equal)
    _ = solver.solve()
    #expect(solver.constraintsAffecting(b) == [first, second])
    #expect(solver.constraintsAffecting(a) == [first])
  }
}
