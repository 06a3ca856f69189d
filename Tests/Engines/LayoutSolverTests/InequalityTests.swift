import LayoutSolver
import Testing

@Suite("Inequalities that hold anyway")
struct InequalityTests {
  let solver = Solver()

  /// Returns a length, with the row that requires that it is not negative.
  private func makeLength() -> Variable {
    let length = solver.makeVariable()
    _ = solver.add([Term(length)], constant: 0, relation: .greaterThanOrEqual)
    return length
  }

  @Test("a length of which nothing but its limit is known is as long as that", arguments: [1000, 700, 1] as [Float])
  func limitIsMet(priority: Float) {
    let length = makeLength()
    _ = solver.add([Term(length)], constant: -50, relation: .lessThanOrEqual, priority: priority)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: length) == 50)
    #expect(solver.checkInvariants() == [])
  }

  @Test("a length without a limit is 0")
  func noLimit() {
    let length = makeLength()
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: length) == 0)
  }

  @Test(
    "a length is not longer than the lowest of its limits, whichever came first", arguments: [[50.0, 30], [30, 50]])
  func lowestLimit(limits: [Double]) {
    let length = makeLength()
    for limit in limits { _ = solver.add([Term(length)], constant: -limit, relation: .lessThanOrEqual) }
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: length) == 30)
    #expect(solver.checkInvariants() == [])
  }

  @Test("a wish at any priority decides before a limit does")
  func wishes() {
    let length = makeLength()
    _ = solver.add([Term(length)], constant: -50, relation: .lessThanOrEqual)
    _ = solver.add([Term(length)], constant: -12, relation: .equal, priority: 1)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: length) == 12)
  }

  @Test("a length that an earlier or deeper constraint names stays 0, and the limit has slack")
  func namedBefore() {
    for (edgeDepth, limitDepth, comesFirst, expected) in [
      (0, 0, false, 0.0), (0, 0, true, 466), (1, 0, true, 0), (0, 1, false, 466),
    ] {
      let solver = Solver()
      let (y, height) = (solver.makeVariable(), solver.makeVariable())
      _ = solver.add([Term(height)], constant: 0, relation: .greaterThanOrEqual)
      let addLimit = {
        _ = solver.add([Term(height)], constant: -466, relation: .lessThanOrEqual, depth: limitDepth)
      }
      if comesFirst { addLimit() }
      _ = solver.add([Term(y), Term(height)], constant: -500, relation: .equal, depth: edgeDepth)
      if !comesFirst { addLimit() }
      #expect(solver.solve().isEmpty)
      #expect(solver.value(of: height) == expected)
      #expect(solver.value(of: y) == 500 - expected)
      #expect(solver.isAmbiguous(height))
      #expect(solver.checkInvariants() == [])
    }
  }

  @Test("what is centered and keeps a distance from the edges fills the room between them")
  func centered() {
    let (y, height) = (solver.makeVariable(), makeLength())
    _ = solver.add([Term(y), Term(height, 0.5)], constant: -100, relation: .equal)
    _ = solver.add([Term(y)], constant: -10, relation: .greaterThanOrEqual)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: y) == 10)
    #expect(solver.value(of: height) == 180)
    #expect(solver.checkInvariants() == [])
  }

  @Test("a place moves before a length grows")
  func placesFirst() {
    let (x, width) = (solver.makeVariable(), makeLength())
    _ = solver.add([Term(x), Term(width)], constant: -320, relation: .lessThanOrEqual)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 320)
    #expect(solver.value(of: width) == 0)
  }

  @Test("an inequality that comes later finds what is still free")
  func later() {
    let (first, second) = (makeLength(), makeLength())
    _ = solver.add([Term(first)], constant: -50, relation: .lessThanOrEqual)
    _ = solver.solve()
    _ = solver.add([Term(first), Term(second)], constant: -80, relation: .lessThanOrEqual)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: first) == 50)
    #expect(solver.value(of: second) == 30)
    #expect(solver.checkInvariants() == [])
  }
}
