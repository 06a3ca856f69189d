import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("What changes mean, and when they contradict the data", .ownHosts)
struct UpdatePlanTests {
  private func message(_ old: [Int], _ new: [Int], _ change: (inout ListUpdate) -> Void) -> String? {
    var update = ListUpdate()
    change(&update)
    do {
      _ = try UpdatePlan(update, from: old, to: new)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("rows that were not there before or are not there after are reported as UIKit reports them")
  func wrongRows() {
    #expect(
      message([3], [2]) { $0.deletedRows = [[0, 5]] }
        == "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
    #expect(
      message([3], [4]) { $0.insertedRows = [[0, 9]] }
        == "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the update")
    #expect(
      message([3], [3]) { $0.deletedSections = [2] }
        == "attempt to delete section 2, but there are only 1 sections before the update")
    #expect(
      message([3], [2]) {
        $0.deletedRows = [[0, 1]]
        $0.reloadedRows = [[0, 1]]
      } == "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})")
    #expect(
      message([3], [2]) {
        $0.deletedRows = [[0, 1]]
        $0.movedRows = [([0, 1], [0, 0])]
      } == "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})")
  }

  @Test("numbers of rows that don't add up are reported as UIKit reports them")
  func wrongCounts() {
    #expect(
      message([3], [3]) { $0.insertedRows = [[0, 0]] }
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
        + "after the update (3) must be equal to the number of rows contained in that section before the update (3), "
        + "plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
        + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out).")
    #expect(
      message([3], [3, 1]) { _ in }
        == "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
        + "update (2) must be equal to the number of sections contained in the table view before the update (1), plus "
        + "or minus the number of sections inserted or deleted (0 inserted, 0 deleted).")
    #expect(message([3, 2], [2, 3]) { $0.movedRows = [([0, 0], [1, 0])] } == nil)
    #expect(message([3], [7]) { $0.reloadedSections = [0] } == nil)
  }

  @Test("rows are followed through deletions, insertions and moves of rows and sections")
  func paths() throws {
    var update = ListUpdate()
    update.deletedRows = [[0, 0]]
    update.insertedRows = [[1, 1]]
    update.movedRows = [([0, 2], [0, 0])]
    update.movedSections = [(0, 1)]
    let plan = try UpdatePlan(update, from: [3, 2], to: [3, 2])
    // Old section 1 is now first, and receives the moved row.
    #expect(plan.newPath(for: [0, 0]) == nil)
    #expect(plan.newPath(for: [0, 2]) == [0, 0])
    #expect(plan.newPath(for: [1, 0]) == [0, 1])
    #expect(plan.newPath(for: [0, 1]) == [1, 0])
  }

  @Test("heights know where each element lies, however they were changed")
  func heights() {
    for count in [0, 1, 2, 3, 7, 8, 9, 100] {
      var values: [CGFloat] = (0..<count).map { CGFloat($0 % 5) * 10 + 0.25 }
      var list = HeightList(values, isExact: values.map { _ in false })
      for index in stride(from: 0, to: count, by: 2) {
        values[index] = CGFloat(index) + 0.5
        list.set(values[index], isExact: true, at: index)
      }
      var sum: CGFloat = 0
      for index in 0..<count {
        #expect(abs(list.offset(of: index) - sum) < 1e-9)
        #expect(list.index(at: sum + values[index] / 2) == index)
        sum += values[index]
      }
      #expect(abs(list.total - sum) < 1e-9)
      // Equal heights have equal sums, regardless of earlier heights.
      #expect(list.total == HeightList(values, isExact: values.map { _ in false }).total)
    }
  }
}
