import LayoutSolver
import Testing

@Suite("Edits")
struct EditTests {
  let solver = Solver()

  /// Returns boxes in a column, with constraints of the first and last tops and of the heights.
  private func makeChain(_ n: Int) -> (tops: [Variable], heights: [Variable], wishes: [ConstraintID]) {
    let tops = (0...n).map { _ in solver.makeVariable() }
    let heights = (0..<n).map { _ in solver.makeVariable() }
    _ = solver.add([Term(tops[0])], constant: 0, relation: .equal)
    var wishes: [ConstraintID] = []
    for i in 0..<n {
      _ = solver.add([Term(tops[i + 1]), Term(tops[i], -1), Term(heights[i], -1)], constant: -8, relation: .equal)
      wishes.append(solver.add([Term(heights[i])], constant: -20, relation: .equal, priority: 500))
    }
    #expect(solver.solve().isEmpty)
    return (tops, heights, wishes)
  }

  @Test("an edit variable takes the values that are suggested, as far as it may")
  func suggestions() {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = solver.add([Term(y), Term(x, -2)], constant: 0, relation: .equal)
    _ = solver.add([Term(y)], constant: -100, relation: .lessThanOrEqual)
    let edit = solver.addEdit(x, priority: 750, value: 10)
    for (value, expected) in [(10.0, 10.0), (30, 30), (60, 50), (49, 49), (-5, -5), (1000, 50)] {
      solver.suggest(value, for: edit)
      #expect(solver.solve().isEmpty)
      #expect(solver.value(of: x) == expected)
      #expect(solver.value(of: y) == 2 * expected)
    }
    #expect(solver.checkInvariants() == [])
  }

  @Test("only what changed is reported, each variable once")
  func changedVariables() {
    let chain = makeChain(100)
    solver.takeChangedVariables { _ in }
    solver.setConstant(-30, of: chain.wishes[97])
    _ = solver.solve()
    solver.setConstant(-31, of: chain.wishes[97])
    _ = solver.solve()
    var changed: [Variable] = []
    solver.takeChangedVariables { changed.append($0) }
    #expect(Set(changed) == [chain.heights[97], chain.tops[98], chain.tops[99], chain.tops[100]])
    #expect(changed.count == 4)
    changed.removeAll()
    solver.takeChangedVariables { changed.append($0) }
    #expect(changed.isEmpty)
  }

  @Test("while they are reported, values can be read")
  func valuesDuringReport() {
    let chain = makeChain(3)
    var sum = 0.0
    solver.takeChangedVariables { sum += solver.value(of: $0) }
    #expect(sum == 28 + 56 + 84 + 3 * 20)
    #expect(solver.value(of: chain.tops[3]) == 84)
  }

  @Test("a constant that changes again and again is followed, also when the structure changes in between")
  func repeatedConstants() {
    let chain = makeChain(50)
    for k in 0..<20 {
      let height = Double(20 + (7 * k) % 50)
      solver.setConstant(-height, of: chain.wishes[10])
      #expect(solver.solve().isEmpty)
      #expect(solver.value(of: chain.tops[50]) == 50 * 28 - 20 + height)
      if k == 8 {
        let least = solver.add([Term(chain.heights[20])], constant: -100, relation: .greaterThanOrEqual)
        _ = solver.solve()
        #expect(solver.value(of: chain.tops[50]) == 50 * 28 - 40 + height + 100)
        solver.setConstant(-height, of: chain.wishes[10])
        solver.remove(least)
        _ = solver.solve()
      }
    }
    #expect(solver.checkInvariants() == [])
  }

  @Test("taking a constraint away and back between two solutions changes nothing")
  func removedAndAddedBack() {
    let chain = makeChain(20)
    solver.takeChangedVariables { _ in }
    solver.remove(chain.wishes[5])
    _ = solver.add([Term(chain.heights[5])], constant: -20, relation: .equal, priority: 500)
    #expect(solver.solve().isEmpty)
    var count = 0
    solver.takeChangedVariables { _ in count += 1 }
    #expect(count == 0)
    #expect(solver.checkInvariants() == [])
  }

  @Test("a constraint removed before it was solved has never been")
  func removedWhilePending() {
    let x = solver.makeVariable()
    let id = solver.add([Term(x)], constant: -7, relation: .equal)
    solver.remove(id)
    _ = solver.add([Term(x)], constant: -9, relation: .equal)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 9)
    #expect(solver.checkInvariants() == [])
  }

  @Test("removing the stronger lets the weaker have its way")
  func removalUncovers() {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = solver.add([Term(y), Term(x, -1)], constant: -5, relation: .equal)
    _ = solver.add([Term(x)], constant: -1, relation: .equal, priority: 250)
    let middle = solver.add([Term(y)], constant: -50, relation: .greaterThanOrEqual, priority: 500)
    let top = solver.add([Term(x)], constant: -100, relation: .equal)
    _ = solver.solve()
    #expect(solver.value(of: x) == 100)
    solver.remove(top)
    _ = solver.solve()
    #expect(solver.value(of: y) == 50)
    solver.remove(middle)
    _ = solver.solve()
    #expect(solver.value(of: x) == 1)
    #expect(solver.checkInvariants() == [])
  }
}
