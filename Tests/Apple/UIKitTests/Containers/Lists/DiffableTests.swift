import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Snapshots and diffable data sources", .ownHosts)
struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  init() { StandardScreen.make() }

  @Test("items and sections are appended, inserted, moved and deleted")
  func editing() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 9, 2, 3, 4, 5, 8])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(8, beforeItem: 9)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [8, 9, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.moveSection("b", beforeSection: "c")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    snapshot.deleteItems([9, 77])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [8, 2, 3])
    #expect(snapshot.numberOfItems == 3)
    #expect(snapshot.indexOfItem(2) == 1)
    #expect(snapshot.indexOfItem(4) == nil)
    #expect(snapshot.indexOfSection("a") == 1)
  }

  @Test("the same item twice stops with UIKit's message")
  func duplicates() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
    }
  }

  @Test("a difference leads from one snapshot to the other with as few moves as there can be")
  func difference() {
    var old = Snapshot()
    old.appendSections(["a", "b"])
    old.appendItems([1, 2, 3, 4], toSection: "a")
    old.appendItems([5], toSection: "b")
    var new = Snapshot()
    new.appendSections(["a", "b"])
    new.appendItems([4, 1, 2, 6], toSection: "a")
    new.appendItems([5, 3], toSection: "b")
    let update = SnapshotDifference(from: old, to: new).update
    #expect(update.movedRows.map(\.from) == [[0, 3], [0, 2]])
    #expect(update.movedRows.map(\.to) == [[0, 0], [1, 1]])
    #expect(update.insertedRows == [[0, 3]])
    #expect(update.deletedRows.isEmpty)
  }

  private func make(_ table: UITableView) -> UITableViewDiffableDataSource<String, Int> {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    return UITableViewDiffableDataSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
  }

  @Test("applying random snapshots leaves the table showing the last one, and cells stay with their items")
  func applying() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.contentInsetAdjustmentBehavior = .never
    let source = make(table)
    let window = UIWindow(frame: table.frame)
    window.isHidden = false
    window.addSubview(table)
    var random = SmallRandom(state: 3)
    for round in 0..<200 {
      var snapshot = Snapshot()
      let sections = ["a", "b", "c", "d"].filter { _ in random.next(3) > 0 }.sorted { _, _ in random.next(2) == 0 }
      snapshot.appendSections(sections)
      var used: Set<Int> = []
      for section in sections {
        var items: [Int] = []
        for _ in 0..<random.next(8) {
          let item = random.next(30)
          if used.insert(item).inserted { items.append(item) }
        }
        snapshot.appendItems(items, toSection: section)
      }
      source.apply(snapshot, animatingDifferences: round % 2 == 0)
      window.layoutIfNeeded()
      let shown = table.visibleCells.map { $0.textLabel?.text ?? "" }
      let wanted = snapshot.itemIdentifiers.prefix(shown.count).map(String.init)
      #expect(shown == wanted, "round \(round)")
      #expect(shown.count == min(snapshot.numberOfItems, shown.count))
      #expect(source.snapshot().itemIdentifiers == snapshot.itemIdentifiers)
      if let item = snapshot.itemIdentifiers.last {
        #expect(source.indexPath(for: item).flatMap(source.itemIdentifier) == item)
      }
      if shown != wanted { return }
    }
  }

  @Test("reconfigured items keep their cells")
  func reconfiguring() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = make(table)
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    table.layoutIfNeeded()
    let cell = table.visibleCells[1]
    cell.textLabel?.text = "old"
    snapshot.reconfigureItems([2])
    source.apply(snapshot)
    #expect(table.visibleCells[1] === cell)
    #expect(cell.textLabel?.text == "2")
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }
}
