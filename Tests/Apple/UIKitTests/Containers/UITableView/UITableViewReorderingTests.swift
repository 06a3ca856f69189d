import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("UITableView: moving rows by their handles", .ownHosts)
struct UITableViewReorderingTests {
  private let table: TestTable
  private let stage: ListStage

  init() {
    table = TestTable([["a", "b", "c", "d"], ["e", "f"]], frame: CGRect(x: 0, y: 0, width: 375, height: 440))
    table.movable = true
    table.view.rowHeight = 44
    table.view.isEditing = true
    stage = ListStage(table.view)
    table.record = []
  }

  private func cell(_ row: Int) -> UITableViewCell { table.view.cellForRow(at: [0, row])! }

  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 350, y: ListStage.top + y) }

  @Test("the row follows the finger, the others make way, and the data source moves it where it is let go")
  func moving() {
    let (held, next) = (cell(0), cell(1))
    let finger = stage.host.putDown(at: point(22))
    #expect(held.configurationState.isReordering && held.layer.shadowOpacity > 0)
    #expect(table.view.subviews.last { $0 is UITableViewCell } === held)
    finger.move(to: point(32))
    stage.advance(0.3)
    #expect(held.frame.minY == 10 && next.frame.minY == 44)
    finger.move(to: point(50))
    #expect(held.frame.minY == 28 && next.frame.minY == 0)
    stage.advance(0.125)
    #expect(stage.seen(next).minY == 22)
    finger.move(to: point(22 + 90))
    stage.advance(0.3)
    #expect(table.texts() == ["a", "b", "c", "d", "e", "f"])
    finger.lift()
    #expect(table.record.contains("move [0, 0] [0, 2]") && table.sections[0] == ["b", "c", "a", "d"])
    #expect(table.view.indexPath(for: held) == [0, 2] && held.frame.minY == 88)
    #expect(stage.seen(held).minY == 90)
    stage.advance(0.4)
    #expect(stage.seen(held).minY == 88 && held.layer.shadowOpacity == 0)
    #expect(!held.configurationState.isReordering)
  }

  @Test("a row goes to another section, up and down")
  func sections() {
    stage.host.drag(from: point(22), to: point(22 + 180))
    stage.advance(0.4)
    #expect(table.sections == [["b", "c", "d"], ["e", "a", "f"]])
    stage.host.drag(from: point(44 * 5 + 22), to: point(30))
    stage.advance(0.4)
    #expect(table.sections == [["f", "b", "c", "d"], ["e", "a"]])
  }

  @Test("a touch beside the handle moves nothing, and a cancelled one puts the row back")
  func refusing() {
    stage.host.drag(from: CGPoint(x: 150, y: ListStage.top + 22), to: CGPoint(x: 150, y: ListStage.top + 110))
    stage.advance(1)
    #expect(table.sections[0] == ["a", "b", "c", "d"] && !table.record.contains { $0.hasPrefix("move") })
    let held = cell(0)
    let finger = stage.host.putDown(at: point(22))
    finger.move(to: point(110))
    finger.cancel()
    #expect(held.frame.minY == 0 && cell(1).frame.minY == 44)
    #expect(!table.record.contains { $0.hasPrefix("move") })
  }

  @Test("a row held at the edge has the table scroll")
  func scrolling() {
    table.sections = [(0..<30).map { "\($0)" }]
    table.view.reloadData()
    stage.advance(0.1)
    let finger = stage.host.putDown(at: point(22))
    finger.move(to: point(430))
    stage.advance(1)
    #expect(table.view.contentOffset.y > 300)
    let held = table.view.subviews.compactMap { $0 as? UITableViewCell }.first { $0.configurationState.isReordering }
    #expect(held?.textLabel?.text == "0")
    finger.lift()
    stage.advance(0.4)
    #expect(table.sections[0].firstIndex(of: "0")! > 12)
    #expect(table.sections[0].count == 30 && Set(table.sections[0]).count == 30)
  }
}
