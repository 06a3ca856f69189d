import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UITableView: changes that are seen", .ownHosts)
struct UITableViewAnimationTests {
  private let table: TestTable
  private let stage: ListStage

  init() {
    table = TestTable([["a", "b", "c", "d"]], frame: CGRect(x: 0, y: 0, width: 375, height: 440))
    table.view.rowHeight = 44
    stage = ListStage(table.view)
    table.record = []
  }

  private func cell(_ row: Int) -> UITableViewCell { table.view.cellForRow(at: [0, row])! }

  private func insert(_ text: String, at row: Int, _ animation: UITableView.RowAnimation) {
    table.sections[0].insert(text, at: row)
    table.view.insertRows(at: [[0, row]], with: animation)
  }

  private func delete(_ row: Int, _ animation: UITableView.RowAnimation) {
    table.sections[0].remove(at: row)
    table.view.deleteRows(at: [[0, row]], with: animation)
  }

  @Test("a row fades in while the rows below make way; code finds everything done")
  func insertion() {
    let below = cell(1)
    insert("n", at: 1, .fade)
    let new = cell(1)
    #expect(table.texts() == ["a", "n", "b", "c", "d"] && below.frame.minY == 88 && new.frame.minY == 44)
    #expect(table.view.contentSize.height == 220 && new.alpha == 1)
    #expect(stage.seen(below).minY == 44 && stage.opacity(new) == 0)
    stage.advance(0.15)
    #expect(stage.seen(below).minY == 66 && stage.opacity(new) == 50 && stage.seen(new).minY == 44)
    stage.advance(0.15)
    #expect(stage.seen(below).minY == 88 && stage.opacity(new) == 100)
    #expect(below.layer.animationKeys() == nil && new.layer.animationKeys() == nil)
  }

  @Test("a deleted row slides away, is gone when it has, and is used again then")
  func deletion() {
    let (gone, below) = (cell(1), cell(2))
    delete(1, .left)
    #expect(table.view.indexPath(for: gone) == nil && gone.superview === table.view)
    #expect(table.view.visibleCells.count == 3 && below.frame.minY == 44)
    #expect(table.view.subviews.firstIndex(of: gone)! < table.view.subviews.firstIndex(of: below)!)
    stage.advance(0.15)
    #expect(stage.seen(gone).minX == -187.5 && stage.seen(gone).minY == 44 && stage.seen(below).minY == 66)
    #expect(table.record.isEmpty)
    stage.advance(0.15)
    #expect(gone.superview == nil && table.record == ["did end [0, 1]"])
    #expect(stage.seen(below).minY == 44)
    insert("n", at: 0, .none)
    #expect(cell(0) === gone && stage.seen(gone).minX == 0)
  }

  @Test(
    "each row animation begins where it says",
    arguments: [
      (UITableView.RowAnimation.fade, CGPoint(x: 0, y: 44), 0), (.left, CGPoint(x: -375, y: 44), 100),
      (.right, CGPoint(x: 375, y: 44), 100), (.top, CGPoint(x: 0, y: 0), 100),
      (.bottom, CGPoint(x: 0, y: 88), 100), (.middle, CGPoint(x: 0, y: 22), 100), (.none, CGPoint(x: 0, y: 44), 100),
      (.automatic, CGPoint(x: 0, y: 0), 0),
    ])
  func beginnings(_ animation: UITableView.RowAnimation, _ origin: CGPoint, _ opacity: Int) {
    insert("n", at: 1, animation)
    let new = cell(1)
    #expect(stage.seen(new).origin == origin && stage.opacity(new) == opacity)
    #expect(table.view.subviews.firstIndex(of: new)! < table.view.subviews.firstIndex(of: cell(0))!)
    stage.advance(0.3)
    #expect(stage.seen(new).origin == CGPoint(x: 0, y: 44) && stage.opacity(new) == 100)
    // Unmoved rows are in their order.
    stage.advance(0.02)
    #expect(table.view.subviews.firstIndex(of: new)! > table.view.subviews.firstIndex(of: cell(0))!)
  }

  @Test("a block of rows slides in as one, and a deleted one out as one")
  func blocks() {
    table.sections[0].insert(contentsOf: ["x", "y"], at: 1)
    table.view.insertRows(at: [[0, 1], [0, 2]], with: .top)
    #expect(stage.seen(cell(1)).minY == -44 && stage.seen(cell(2)).minY == 0 && stage.seen(cell(3)).minY == 44)
    stage.advance(0.3)
    let (x, y) = (cell(1), cell(2))
    table.sections[0].removeSubrange(1...2)
    table.view.deleteRows(at: [[0, 1], [0, 2]], with: .top)
    stage.advance(0.15)
    #expect(stage.seen(x).minY == 0 && stage.seen(y).minY == 44 && stage.seen(cell(1)).minY == 88)
  }

  @Test("rows that are pushed out of sight go there, and those that come into sight come from there")
  func edges() {
    table.sections[0] = (0..<30).map { "\($0)" }
    table.view.reloadData()
    stage.advance(0.1)
    let last = cell(9)
    insert("n", at: 0, .fade)
    #expect(table.view.indexPath(for: last) == nil && last.superview === table.view)
    stage.advance(0.15)
    #expect(stage.seen(last).minY == 418)
    stage.advance(0.15)
    #expect(last.superview == nil)
    delete(0, .fade)
    let back = cell(9)
    #expect(table.texts().last == "9" && stage.seen(back).minY == 440)
    stage.advance(0.15)
    #expect(stage.seen(back).minY == 418)
  }

  @Test("a row that was on its way out of sight and comes back keeps its cell")
  func comingBack() {
    table.sections[0] = (0..<30).map { "\($0)" }
    table.view.reloadData()
    stage.advance(0.1)
    let last = cell(9)
    insert("n", at: 0, .fade)
    stage.advance(0.15)
    table.view.contentOffset.y = 44
    stage.advance(0.05)
    #expect(cell(10) === last && table.madeCells == 10 + 4 + 1)
    stage.advance(0.2)
    #expect(last.superview === table.view && last.alpha == 1)
  }

  @Test("content that becomes too short scrolls back along with its rows")
  func offset() {
    table.sections[0] = (0..<12).map { "\($0)" }
    table.view.reloadData()
    table.view.contentOffset.y = 88
    stage.advance(0.1)
    let first = cell(2)
    delete(11, .fade)
    #expect(table.view.contentOffset.y == 44 && first.frame.minY == 88)
    func seenTop() -> CGFloat { ((table.view.layer.presentation()?.bounds.minY ?? -1) * 100).rounded() / 100 }
    #expect(seenTop() == 88)
    stage.advance(0.15)
    #expect(seenTop() == 66)
    stage.advance(0.15)
    #expect(seenTop() == 44)
  }

  @Test("completions come in order when all is over, with true, after cells have left")
  func completion() {
    var order: [String] = []
    table.sections[0].remove(at: 0)
    table.view.performBatchUpdates {
      table.view.performBatchUpdates {
        table.view.deleteRows(at: [[0, 0]], with: .fade)
      } completion: {
        order.append("inner \($0) \(table.record)")
      }
    } completion: {
      order.append("outer \($0)")
    }
    stage.advance(0.28)
    #expect(order.isEmpty)
    stage.advance(0.05)
    #expect(order == ["inner true [\"did end [0, 0]\"]", "outer true"])
  }

  @Test("a change during another one goes on from what is seen, and both end")
  func interrupted() {
    var ended: [Int] = []
    let moving = cell(3)
    table.sections[0].insert("n", at: 0)
    table.view.performBatchUpdates {
      table.view.insertRows(at: [[0, 0]], with: .fade)
    } completion: { _ in
      ended.append(1)
    }
    stage.advance(0.15)
    #expect(stage.seen(moving).minY == 154)
    let new = cell(0)
    table.sections[0].removeSubrange(0...1)
    table.view.performBatchUpdates {
      table.view.deleteRows(at: [[0, 0], [0, 1]], with: .fade)
    } completion: { _ in
      ended.append(2)
    }
    #expect(table.texts() == ["b", "c", "d"] && moving.frame.minY == 88)
    #expect(stage.seen(moving).minY == 154)
    stage.advance(0.15)
    #expect(ended == [1])
    stage.advance(0.2)
    #expect(ended == [1, 2] && stage.seen(moving).minY == 88)
    #expect(new.superview == nil && new.alpha == 1)
    #expect(table.view.subviews.count(where: { $0 is UITableViewCell }) == 3)
  }

  @Test("without animation, or before anyone has seen the table, changes are there at once")
  func atOnce() {
    var ended = false
    let gone = cell(0)
    UIView.performWithoutAnimation {
      table.sections[0].remove(at: 0)
      table.view.performBatchUpdates {
        table.view.deleteRows(at: [[0, 0]], with: .left)
      } completion: { _ in
        ended = true
      }
    }
    #expect(ended && gone.superview == nil && table.view.layer.animationKeys() == nil)
    #expect(cell(0).layer.animationKeys() == nil)
  }

  @Test("ending updates animates heights that have changed, with what is in the rows")
  func heights() {
    var height: CGFloat = 44
    table.height = { $0.row == 0 ? height : 44 }
    table.view.reloadData()
    stage.advance(0.1)
    let (first, second) = (cell(0), cell(1))
    height = 100
    table.view.beginUpdates()
    table.view.endUpdates()
    #expect(first.frame.height == 100 && second.frame.minY == 100)
    stage.advance(0.15)
    #expect(stage.seen(first).height == 72 && stage.seen(second).minY == 72)
    #expect(stage.seen(first.contentView).height > 44 && stage.seen(first.contentView).height < 99)
    stage.advance(0.15)
    #expect(stage.seen(second).minY == 100)
  }

  @Test("a reloaded row is faded over, and a moved one travels in front")
  func reloadAndMove() {
    let old = cell(1)
    table.sections[0][1] = "B"
    table.view.reloadRows(at: [[0, 1]], with: .automatic)
    let new = cell(1)
    #expect(new !== old && stage.opacity(new) == 0)
    stage.advance(0.15)
    #expect(stage.opacity(new) == 50 && stage.opacity(old) == 50 && stage.seen(old).minY == 44)
    stage.advance(0.2)
    #expect(old.superview == nil && old.alpha == 1)
    let moved = cell(0)
    table.sections[0].insert(table.sections[0].remove(at: 0), at: 3)
    table.view.moveRow(at: [0, 0], to: [0, 3])
    #expect(table.view.subviews.firstIndex(of: moved)! > table.view.subviews.firstIndex(of: new)!)
    stage.advance(0.15)
    #expect(stage.seen(moved).minY == 66 && stage.seen(new).minY == 22)
  }

  @Test("sections come and go with their rows and headers")
  func sections() {
    table.titles = ["A", "B"]
    table.view.sectionHeaderTopPadding = 0
    table.view.sectionHeaderHeight = 20
    table.view.reloadData()
    stage.advance(0.1)
    table.sections.append(["x", "y"])
    table.view.insertSections([1], with: .fade)
    let header = table.view.headerView(forSection: 1)!
    let row = table.view.cellForRow(at: [1, 0])!
    stage.advance(0.15)
    #expect(stage.opacity(header) == 50 && stage.opacity(row) == 50)
    stage.advance(0.2)
    table.sections.remove(at: 0)
    table.view.deleteSections([0], with: .left)
    #expect(table.view.headerView(forSection: 0) === header && header.frame.minY == 0)
    stage.advance(0.15)
    #expect(stage.seen(header).minY == 98)
    stage.advance(0.2)
    #expect(stage.seen(header).minY == 0 && table.view.visibleCells.count == 2)
  }

  @Test("editing controls slide in and out, and cells hear of it before and after")
  func editing() {
    table.movable = true
    let first = cell(0)
    table.view.setEditing(true, animated: true)
    let control = first.state.editControl!
    #expect(first.contentView.frame.minX == 38 && stage.seen(first.contentView).minX == 0)
    #expect(stage.opacity(control) == 0 && stage.seen(control).maxX == 0)
    stage.advance(0.15)
    #expect(stage.seen(first.contentView).minX == 19 && stage.opacity(control) == 50)
    stage.advance(0.2)
    table.view.setEditing(false, animated: true)
    #expect(control.superview === first)
    stage.advance(0.15)
    #expect(stage.opacity(control) == 50)
    stage.advance(0.2)
    #expect(control.superview == nil && first.state.reorderControl?.superview == nil)
  }

  @Test("reloading during a change ends it")
  func reloading() {
    var ended: [Bool] = []
    table.sections[0].remove(at: 1)
    table.view.performBatchUpdates {
      table.view.deleteRows(at: [[0, 1]], with: .fade)
    } completion: {
      ended.append($0)
    }
    stage.advance(0.1)
    table.view.reloadData()
    stage.advance(0.4)
    #expect(table.texts() == ["a", "c", "d"] && ended == [true])
    #expect(table.view.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.animationKeys() == nil })
  }

  @Test("a finger on the rows during a change chooses the row that code finds there")
  func touching() {
    insert("n", at: 0, .fade)
    stage.advance(0.05)
    stage.host.tap(at: CGPoint(x: 100, y: ListStage.top + 66))
    #expect(table.view.indexPathForSelectedRow == [0, 1])
  }

  @Test("a diffable data source animates as it is asked, and says when it is done")
  func diffable() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.rowHeight = 40
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: view) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    source.defaultRowAnimation = .right
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    let stage = ListStage(view)
    var done = 0
    snapshot.insertItems(["n"], beforeItem: "b")
    source.apply(snapshot, animatingDifferences: true) { done += 1 }
    let new = view.cellForRow(at: [0, 1])!
    #expect(stage.seen(new).minX == 320 && done == 0)
    stage.advance(0.35)
    #expect(stage.seen(new).minX == 0 && done == 1)
    snapshot.deleteItems(["n"])
    source.apply(snapshot, animatingDifferences: false) { done += 1 }
    #expect(done == 2 && new.superview == nil)
  }

  @Test("nothing outlives a table that goes while it shows a change")
  func leaks() {
    weak var weakTable: UITableView?
    weak var weakCell: UITableViewCell?
    var ended = 0
    autoreleasepool {
      var other: TestTable? = TestTable([["a", "b"]])
      var stage: ListStage? = ListStage(other!.view)
      weakTable = other?.view
      weakCell = other?.view.cellForRow(at: [0, 0])
      other?.sections[0].remove(at: 0)
      other?.view.performBatchUpdates {
        weakTable?.deleteRows(at: [[0, 0]], with: .fade)
      } completion: { _ in
        ended += 1
      }
      stage?.advance(0.1)
      other?.view.removeFromSuperview()
      stage?.advance(0.1)
      #expect(ended == 1 && weakCell != nil)
      (other, stage) = (nil, nil)
    }
    #expect(weakTable == nil && weakCell == nil)
  }

  private func autoreleasepool(_ body: () -> Void) { body() }
}
