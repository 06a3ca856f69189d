import LayoutSolver
import Testing

@Suite("Invalid input")
struct InvalidInputTests {
  @Test("a constant that is not a number is the caller's bug")
  func constantIsNaN() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      _ = solver.add([Term(solver.makeVariable())], constant: .nan, relation: .equal)
    }
  }

  @Test("an infinite coefficient is the caller's bug")
  func coefficientIsInfinite() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      _ = solver.add([Term(solver.makeVariable(), .infinity)], constant: 0, relation: .equal)
    }
  }

  @Test("a removed constraint is not there any more")
  func removedTwice() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let id = solver.add([Term(solver.makeVariable())], constant: 0, relation: .equal)
      solver.remove(id)
      solver.remove(id)
    }
  }

  @Test("a variable in use is not removed")
  func variableInUse() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let x = solver.makeVariable()
      _ = solver.add([Term(x)], constant: 0, relation: .equal)
      solver.removeVariable(x)
    }
  }
}
