import LayoutSolver
import TestHosts
import Testing

@testable import UIKit

@Suite("A value for each constraint", .ownHosts)
struct ConstraintTableTests {
  @Test("values are found by name, and not by that of an earlier constraint in the same place")
  func names() {
    let solver = Solver()
    let variable = solver.makeVariable()
    func add() -> ConstraintID { solver.add([Term(variable)], constant: 0, relation: .equal) }
    var table = ConstraintTable<String>()
    let ids = (0..<5).map { _ in add() }
    table[ids[3]] = "three"
    table[ids[1]] = "one"
    #expect(ids.map { table[$0] } == [nil, "one", nil, "three", nil])

    solver.remove(ids[3])
    _ = solver.solve()
    let again = add()
    #expect(again != ids[3])
    #expect(table[again] == nil)
    table[again] = "again"
    #expect(table[ids[3]] == nil)
    table[ids[3]] = nil
    #expect(table[again] == "again")
    table[again] = nil
    #expect(table[again] == nil)
    table[ids[4]] = nil
    #expect(table[ids[4]] == nil)
  }
}
