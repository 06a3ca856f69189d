import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UITableView: changes", .ownHosts)
struct UITableViewUpdateTests {
  init() { StandardScreen.make() }

  private func shown(_ table: TestTable) -> [String] {
    table.view.indexPathsForVisibleRows?.map { table.sections[$0.section][$0.row] } ?? []
  }

  @Test("inserted, deleted, moved and reloaded rows are on the screen at once, and others keep their cells")
  func rows() {
    let table = TestTable([["a", "b", "c", "d"]])
    table.view.rowHeight = 44
    table.show()
    let cells = table.view.visibleCells
    table.sections = [["x", "a", "d", "c"]]
    table.view.performBatchUpdates {
      table.view.deleteRows(at: [[0, 1]], with: .automatic)
      table.view.insertRows(at: [[0, 0]], with: .automatic)
      table.view.moveRow(at: [0, 3], to: [0, 2])
    }
    #expect(table.texts() == ["x", "a", "d", "c"])
    #expect(table.view.indexPath(for: cells[0]) == [0, 1])
    #expect(table.view.indexPath(for: cells[1]) == nil)
    #expect(table.view.indexPath(for: cells[2]) == [0, 3])
    #expect(table.view.indexPath(for: cells[3]) == [0, 2])
    #expect(table.madeCells == 5)
    table.sections[0][1] = "A"
    table.view.reloadRows(at: [[0, 1]], with: .none)
    #expect(table.texts() == ["x", "A", "d", "c"])
    #expect(table.madeCells == 6)
  }

  @Test("sections come, go and change places with their rows and headers")
  func sections() {
    let table = TestTable([["a"], ["b"], ["c"]])
    table.titles = ["A", "B", "C"]
    table.view.rowHeight = 44
    table.show()
    table.sections = [["c"], ["n"], ["a"]]
    table.titles = ["C", "N", "A"]
    table.view.beginUpdates()
    table.view.deleteSections([1], with: .fade)
    table.view.insertSections([1], with: .fade)
    table.view.moveSection(2, toSection: 0)
    table.view.endUpdates()
    #expect(table.texts() == ["c", "n", "a"])
    #expect((0..<3).map { table.view.headerView(forSection: $0)?.textLabel?.text } == ["C", "N", "A"])
    table.sections[1] = ["n1", "n2"]
    table.view.reloadSections([1], with: .none)
    #expect(table.texts() == ["c", "n1", "n2", "a"])
  }

  @Test("the selection follows its rows")
  func selection() {
    let table = TestTable([["a", "b", "c"]])
    table.view.allowsMultipleSelection = true
    table.show()
    table.view.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.view.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    table.sections = [["n", "b", "c"]]
    table.view.performBatchUpdates {
      table.view.deleteRows(at: [[0, 0]], with: .none)
      table.view.insertRows(at: [[0, 0]], with: .none)
    }
    #expect(table.view.indexPathsForSelectedRows == [[0, 2]])
    #expect(table.view.visibleCells.map(\.isSelected) == [false, false, true])
  }

  @Test("reconfiguring keeps the cell and asks for its height anew")
  func reconfiguring() {
    let table = TestTable([["a", "b"]])
    var height: CGFloat = 50
    table.height = { _ in height }
    table.show()
    let cell = table.view.visibleCells[1]
    table.sections[0][1] = "changed"
    height = 80
    table.view.reconfigureRows(at: [[0, 1]])
    #expect(table.view.visibleCells[1] === cell)
    #expect(cell.textLabel?.text == "changed")
    #expect(table.view.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 50, width: 375, height: 80))
  }

  @Test("beginning and ending updates without any asks for heights anew")
  func emptyUpdate() {
    let table = TestTable([["a", "b"]])
    var height: CGFloat = 50
    table.height = { _ in height }
    table.show()
    height = 70
    table.view.beginUpdates()
    table.view.endUpdates()
    #expect(table.view.contentSize.height == 140)
    #expect(table.view.visibleCells.map(\.frame.minY) == [0, 70])
  }

  @Test("performBatchUpdates calls its completion when the changes are there")
  func completion() {
    let table = TestTable([["a"]])
    table.show()
    var texts: [String] = []
    table.sections = [["a", "b"]]
    table.view.performBatchUpdates {
      #expect(table.view.hasUncommittedUpdates)
      table.view.insertRows(at: [[0, 1]], with: .none)
    } completion: { finished in
      if finished { texts = table.texts() }
    }
    #expect(texts == ["a", "b"])
    #expect(!table.view.hasUncommittedUpdates)
  }

  @Test("after 800 random batches the table shows what the data say, with each cell at its row")
  func randomBatches() {
    var random = SmallRandom(state: 7)
    var next = 0
    func text() -> String {
      next += 1
      return "t\(next)"
    }
    // The table is low, so that many rows are invisible and a pass is cheap.
    let table = TestTable(
      (0..<3).map { _ in (0..<6).map { _ in text() } }, frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    table.height = { CGFloat(20 + table.sections[$0.section][$0.row].count * 7) }
    table.show()
    for round in 0..<800 {
      let old = table.sections
      var model = RandomBatch(old, &random, text)
      table.sections = model.result
      table.view.performBatchUpdates { model.tell(table.view) }
      if round % 7 == 0 {
        let most = max(0, table.view.contentSize.height - 200)
        table.view.contentOffset.y = CGFloat(random.next(Int(most) + 1))
        table.view.layoutIfNeeded()
      }
      #expect(table.view.numberOfSections == model.result.count)
      let paths = table.view.indexPathsForVisibleRows ?? []
      let isRight = paths.allSatisfy {
        table.view.cellForRow(at: $0)?.textLabel?.text == table.sections[$0.section][$0.row]
          && table.view.cellForRow(at: $0)?.frame == table.view.rectForRow(at: $0)
      }
      #expect(isRight, "round \(round)")
      let total = table.sections.joined().reduce(CGFloat(0)) { $0 + CGFloat(20 + $1.count * 7) }
      if table.view.contentSize.height == total { continue }
      // The heights of invisible rows are estimates, but visible rows must have no gaps.
      let rows = table.view.indexPathsForRows(in: table.view.bounds) ?? []
      #expect(rows == paths, "round \(round)")
      if !isRight || rows != paths { return }
    }
  }
}

/// A generator of pseudorandom numbers, which are equal in each run.
struct SmallRandom {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound <= 1 ? 0 : Int((state >> 33) % UInt64(bound))
  }
}

/// A consistent batch of changes, with its result according to a simple model.
struct RandomBatch {
  private(set) var result: [[String]]
  private var update = ListUpdate()

  init(_ old: [[String]], _ random: inout SmallRandom, _ text: () -> String) {
    // Changes are either of sections or of rows. Another test checks mixtures.
    if random.next(6) == 0 {
      result = old
      var kept = Array(old.indices)
      if old.count > 1, random.next(2) == 0 {
        let gone = random.next(old.count)
        update.deletedSections = [gone]
        kept.removeAll { $0 == gone }
      }
      var sources: [Int?] = kept
      if old.count < 5, random.next(2) == 0 {
        let place = random.next(sources.count + 1)
        sources.insert(nil, at: place)
        update.insertedSections = [place]
      }
      result = sources.map { $0.map { old[$0] } ?? (0..<random.next(5)).map { _ in text() } }
      return
    }
    var gone: Set<IndexPath> = []
    var moved: [IndexPath] = []
    for section in old.indices {
      for row in old[section].indices {
        switch random.next(12) {
        case 0: gone.insert([section, row])
        case 1: moved.append([section, row])
        case 2: update.reloadedRows.append([section, row])
        default: break
        }
      }
    }
    update.deletedRows = gone.sorted()
    var sources: [[IndexPath?]] = old.indices.map { section in
      old[section].indices.map { IndexPath(row: $0, section: section) }.filter {
        !gone.contains($0) && !moved.contains($0)
      }
    }
    // Insertions are applied from the front, so that later ones do not shift them.
    var arrivals: [(section: Int, source: IndexPath?)] = moved.map { (random.next(old.count), $0) }
    for _ in 0..<random.next(4) { arrivals.append((random.next(old.count), nil)) }
    for section in old.indices {
      var row = 0
      for arrival in arrivals where arrival.section == section {
        row = min(row + random.next(3), sources[section].count)
        sources[section].insert(arrival.source, at: row)
        if let source = arrival.source {
          update.movedRows.append((source, [section, row]))
        } else {
          update.insertedRows.append([section, row])
        }
        row += 1
      }
    }
    result = sources.map { $0.map { $0.map { old[$0.section][$0.row] } ?? text() } }
  }

  @MainActor
  mutating func tell(_ table: UITableView) {
    table.deleteSections(IndexSet(update.deletedSections), with: .none)
    table.insertSections(IndexSet(update.insertedSections), with: .none)
    table.insertRows(at: update.insertedRows, with: .none)
    table.deleteRows(at: update.deletedRows, with: .none)
    table.reloadRows(at: update.reloadedRows, with: .none)
    for move in update.movedRows { table.moveRow(at: move.from, to: move.to) }
  }
}
