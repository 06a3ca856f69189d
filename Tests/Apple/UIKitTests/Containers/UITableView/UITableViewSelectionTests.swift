import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UITableView: selecting and editing", .ownHosts)
struct UITableViewSelectionTests {
  private let table = TestTable([["a", "b", "c", "d"]])
  private let window: UIWindow

  init() {
    StandardScreen.make()
    table.view.rowHeight = 44
    window = table.show()
    table.record = []
  }

  private func tap(_ row: Int) {
    HostFinger(down: CGPoint(x: 100, y: TestTable.top + CGFloat(row) * 44 + 22), in: window).lift()
  }

  @Test("a tap highlights and selects, and the delegate hears of it in UIKit's order")
  func tapping() {
    tap(1)
    #expect(
      table.record == [
        "should highlight [0, 1]", "did highlight [0, 1]", "did unhighlight [0, 1]", "will select [0, 1]",
        "did select [0, 1]",
      ])
    #expect(table.view.indexPathForSelectedRow == [0, 1])
    #expect(table.view.cellForRow(at: [0, 1])?.isSelected == true)
    table.record = []
    tap(2)
    #expect(
      table.record == [
        "should highlight [0, 2]", "did highlight [0, 2]", "did unhighlight [0, 2]", "will select [0, 2]",
        "will deselect [0, 1]", "did deselect [0, 1]", "did select [0, 2]",
      ])
    #expect(table.view.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test("a finger that moves away, or is taken away, selects nothing")
  func movingAway() {
    let start = AppHost.current.clock.now
    defer { AppHost.current.clock.now = start }
    let finger = HostFinger(down: CGPoint(x: 100, y: TestTable.top + 22), in: window)
    // The highlight is delayed until it is clear that the finger does not scroll.
    #expect(table.view.cellForRow(at: [0, 0])?.isHighlighted == false)
    HostTime.advance(AppHost.current, by: 0.2, frameRate: 60) { WindowFrame.make(for: window) }
    #expect(table.view.cellForRow(at: [0, 0])?.isHighlighted == true)
    finger.move(to: CGPoint(x: 100, y: TestTable.top + 60))
    #expect(table.view.cellForRow(at: [0, 0])?.isHighlighted == false)
    finger.lift()
    HostFinger(down: CGPoint(x: 100, y: TestTable.top + 22), in: window).cancel()
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test("the delegate can refuse highlighting and selecting")
  func refusing() {
    table.refusesHighlight = [[0, 0]]
    table.refusesSelection = [[0, 1]]
    tap(0)
    tap(1)
    #expect(table.view.indexPathForSelectedRow == nil)
    #expect(!table.record.contains("did highlight [0, 0]"))
    #expect(table.record.contains("will select [0, 1]"))
  }

  @Test("with multiple selection a second tap deselects")
  func multiple() {
    table.view.allowsMultipleSelection = true
    tap(0)
    tap(2)
    #expect(table.view.indexPathsForSelectedRows == [[0, 0], [0, 2]])
    tap(0)
    #expect(table.view.indexPathsForSelectedRows == [[0, 2]])
    #expect(table.record.suffix(2) == ["will deselect [0, 0]", "did deselect [0, 0]"])
  }

  @Test("selecting by code tells the delegate nothing")
  func byCode() {
    table.view.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    #expect(table.view.indexPathForSelectedRow == [0, 3])
    table.view.deselectRow(at: [0, 3], animated: false)
    #expect(table.view.indexPathForSelectedRow == nil)
    #expect(table.record.isEmpty)
    table.view.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.view.reloadData()
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test("a selected cell is gray behind its content, unless its selection style is none")
  func looks() {
    func gray() -> Bool {
      let cell = table.view.visibleCells[0]
      window.layoutIfNeeded()
      return cell.subviews.contains { $0.backgroundColor == .systemGray4 }
    }
    #expect(!gray())
    table.view.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(gray())
    table.view.visibleCells[0].selectionStyle = .none
    #expect(!gray())
  }

  @Test("a detail button tells of the row it is in")
  func accessoryButton() {
    table.view.visibleCells[2].accessoryType = .detailButton
    window.layoutIfNeeded()
    HostFinger(down: CGPoint(x: 350, y: TestTable.top + 110), in: window).lift()
    #expect(table.record == ["accessory [0, 2]"])
  }

  // MARK: - Editing

  @Test("editing makes room for the round control, for rows that can be edited")
  func editing() {
    table.editable = [[0, 0]]
    table.view.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(table.view.visibleCells.map(\.isEditing) == [true, false, false, false])
    #expect(table.view.visibleCells.map(\.contentView.frame.minX) == [38, 0, 0, 0])
    #expect(table.view.visibleCells[0].editingStyle == .delete)
    tap(1)
    #expect(table.view.indexPathForSelectedRow == nil)
    table.view.setEditing(false, animated: false)
    window.layoutIfNeeded()
    #expect(table.view.visibleCells[0].contentView.frame.minX == 0)
  }

  @Test("the round control reveals the button that deletes")
  func deleting() {
    table.view.setEditing(true, animated: false)
    window.layoutIfNeeded()
    HostFinger(down: CGPoint(x: 24, y: TestTable.top + 22), in: window).lift()
    window.layoutIfNeeded()
    #expect(table.view.visibleCells[0].showingDeleteConfirmation)
    HostFinger(down: CGPoint(x: 350, y: TestTable.top + 22), in: window).lift()
    #expect(table.record.contains("commit delete [0, 0]") || table.record.contains { $0.hasPrefix("commit") })
    #expect(table.sections == [["b", "c", "d"]])
    #expect(table.texts() == ["b", "c", "d"])
  }

  @Test("rows that can be moved have a handle, and moving one moves its cell")
  func moving() {
    table.movable = true
    table.view.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(table.view.visibleCells[0].showsReorderControl)
    let cell = table.view.visibleCells[0]
    table.view.userMovesRow(at: [0, 0], to: [0, 2])
    #expect(table.sections == [["b", "c", "a", "d"]])
    #expect(table.texts() == ["b", "c", "a", "d"])
    #expect(table.view.indexPath(for: cell) == [0, 2])
  }

  @Test("with multiple selection in editing rows are ticked")
  func ticking() {
    table.view.allowsMultipleSelectionDuringEditing = true
    table.view.setEditing(true, animated: false)
    window.layoutIfNeeded()
    tap(1)
    tap(3)
    #expect(table.view.indexPathsForSelectedRows == [[0, 1], [0, 3]])
    window.layoutIfNeeded()
    #expect(
      table.view.visibleCells.map { $0.state.editControl?.kind } == [.unselected, .selected, .unselected, .selected])
  }

  @Test("cells are read as one element each, with what they say and whether they are selected")
  func accessibility() {
    let cell = table.view.visibleCells[1]
    #expect(cell.isAccessibilityElement)
    #expect(cell.accessibilityLabel == "b")
    #expect(cell.accessibilityTraits == .button)
    table.view.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(cell.accessibilityTraits == [.button, .selected])
    #expect(AccessibilityTree(of: table.view).elements.map(\.label) == ["a", "b", "c", "d"])
    let control = UISwitch()
    cell.accessoryView = control
    window.layoutIfNeeded()
    #expect(!cell.isAccessibilityElement)
  }
}
