import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

/// A table with actions on both sides of its rows, and with a log.
@MainActor
private final class SwipeTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = ["a", "b", "c", "d"]
  var record: [String] = []
  var fullSwipe = true
  var answer = true
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))

  override init() {
    super.init()
    view.rowHeight = 60
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (self, self)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      guard let self else { return }
      record.append("delete \(indexPath.row)")
      if answer {
        rows.remove(at: indexPath.row)
        view.deleteRows(at: [indexPath], with: .automatic)
      }
      done(answer)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.record.append("flag \(indexPath.row)")
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
    configuration.performsFirstActionWithFullSwipe = fullSwipe
    return configuration
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
        self?.record.append("pin \(indexPath.row)")
        done(true)
      }
    ])
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    record.append("will \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    record.append("did \(indexPath.map { "\($0.row)" } ?? "nil")")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    record.append("select \(indexPath.row)")
  }

  func cell(_ row: Int) -> UITableViewCell { view.cellForRow(at: [0, row])! }
}

@MainActor
@Suite("Swiping rows", .ownHosts)
struct SwipeTests {
  private let table = SwipeTable()
  private let stage: ListStage

  init() { stage = ListStage(table.view) }

  private func drag(_ row: Int, from x: CGFloat, by way: CGFloat, duration: Double = 0.5, rest: Double = 0.2) {
    let y = ListStage.top + CGFloat(row) * 60 + 30
    stage.host.drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: x + way, y: y), duration: duration, rest: rest)
  }

  private func buttons(_ row: Int) -> [SwipeButton] {
    table.cell(row).subviews.compactMap { $0 as? SwipeButton }.sorted { $0.frame.minX > $1.frame.minX }
  }

  @Test("the row follows the finger, and rests with its actions revealed")
  func revealing() {
    let finger = stage.host.putDown(at: CGPoint(x: 300, y: ListStage.top + 30))
    stage.advance(0.02)
    finger.move(to: CGPoint(x: 290, y: ListStage.top + 30))
    #expect(table.record == ["will 0"])
    finger.move(to: CGPoint(x: 230, y: ListStage.top + 30))
    let cell = table.cell(0)
    #expect(cell.contentView.frame.minX == -60 && cell.configurationState.isSwiped)
    // The buttons spread out, and each has its share of the space.
    let shown = buttons(0)
    #expect(shown.map(\.accessibilityLabel) == ["Delete", "Flag"])
    #expect(shown[1].frame.minX == 315 && shown[0].frame.minX > 330)
    stage.advance(0.2)
    finger.move(to: CGPoint(x: 180, y: ListStage.top + 30))
    stage.advance(0.2)
    finger.lift()
    let width = shown.reduce(0) { $0 + max(74, $1.fittingWidth) }
    #expect(cell.contentView.frame.minX == -width)
    stage.advance(0.5)
    #expect(abs(stage.seen(cell.contentView).minX + width) < 0.01 && shown[0].frame.maxX == 375)
    #expect(cell.showingDeleteConfirmation)
  }

  @Test("too short a way, and the row goes back; a flick opens and closes it however short")
  func deciding() {
    drag(0, from: 300, by: -60)
    #expect(table.record == ["will 0", "did 0"] && table.cell(0).contentView.frame.minX == 0)
    stage.advance(0.5)
    #expect(buttons(0).isEmpty && !table.cell(0).clipsToBounds)
    drag(0, from: 300, by: -60, duration: 0.1, rest: 0)
    #expect(table.cell(0).configurationState.isSwiped)
    stage.advance(0.5)
    drag(0, from: 100, by: 40, duration: 0.07, rest: 0)
    #expect(table.record == ["will 0", "did 0", "will 0", "did 0"])
  }

  @Test("tapping an action performs it and closes the row; a deleting one takes the row away")
  func tapping() throws {
    drag(1, from: 300, by: -150)
    stage.advance(0.5)
    try stage.host.tap(text: "Flag")
    #expect(table.record == ["will 1", "flag 1", "did 1"])
    stage.advance(0.5)
    drag(1, from: 300, by: -150)
    stage.advance(0.5)
    let cell = table.cell(1)
    try stage.host.tap(text: "Delete")
    #expect(table.record.suffix(3) == ["will 1", "delete 1", "did nil"] && table.rows == ["a", "c", "d"])
    #expect(cell.superview === table.view)
    stage.advance(0.5)
    #expect(cell.superview == nil && cell.contentView.superview === cell && cell.state.swipe == nil)
  }

  @Test("a swipe across the row performs the first action, unless that is switched off")
  func fullSwipe() {
    table.answer = false
    let finger = stage.host.putDown(at: CGPoint(x: 360, y: ListStage.top + 30))
    for x in stride(from: CGFloat(350), through: 60, by: -29) {
      stage.advance(0.03)
      finger.move(to: CGPoint(x: x, y: ListStage.top + 30))
    }
    stage.advance(0.3)
    #expect(table.cell(0).state.swipe?.isFull == true)
    let first = buttons(0).first { $0.accessibilityLabel == "Delete" }!
    #expect(first.frame.minX == 85 && first.frame.width == 290)
    #expect(table.cell(0).subviews.last === first)
    finger.lift()
    #expect(table.record == ["will 0", "delete 0", "did 0"])
    stage.advance(0.5)
    #expect(table.cell(0).contentView.frame.minX == 0)
    table.answer = true
    drag(0, from: 360, by: -320)
    #expect(table.rows == ["b", "c", "d"])
    stage.advance(0.5)
    table.fullSwipe = false
    table.record = []
    drag(0, from: 360, by: -320)
    #expect(table.record == ["will 0"] && table.rows.count == 3)
  }

  @Test("beyond its actions the row follows less and less where a full swipe does nothing")
  func rubberBand() {
    table.fullSwipe = false
    let finger = stage.host.putDown(at: CGPoint(x: 360, y: ListStage.top + 30))
    finger.move(to: CGPoint(x: 350, y: ListStage.top + 30))
    finger.move(to: CGPoint(x: 50, y: ListStage.top + 30))
    let width = table.cell(0).state.swipe!.width
    let over = 300 - width
    let wanted = width + over * 375 * 0.55 / (375 + 0.55 * over)
    #expect(abs(-table.cell(0).contentView.frame.minX - wanted) < 0.5)
    finger.lift()
    stage.advance(0.5)
    #expect(abs(stage.seen(table.cell(0).contentView).minX + width) < 0.01)
  }

  @Test("touching elsewhere, touching the row and scrolling close an open row, and do nothing else")
  func closing() {
    drag(0, from: 300, by: -150)
    stage.advance(0.5)
    stage.host.tap(at: CGPoint(x: 100, y: ListStage.top + 150))
    #expect(table.record == ["will 0", "did 0"])
    stage.advance(0.5)
    drag(0, from: 300, by: -150)
    stage.advance(0.5)
    stage.host.tap(at: CGPoint(x: 40, y: ListStage.top + 30))
    #expect(table.record == ["will 0", "did 0", "will 0", "did 0"])
    stage.advance(0.5)
    drag(0, from: 300, by: -150)
    stage.advance(0.5)
    stage.host.drag(
      from: CGPoint(x: 100, y: ListStage.top + 40), to: CGPoint(x: 100, y: ListStage.top + 10))
    #expect(table.record.suffix(2) == ["will 0", "did 0"] && !table.record.contains { $0.hasPrefix("select") })
    stage.advance(1)
    stage.host.tap(at: CGPoint(x: 100, y: ListStage.top + 90))
    #expect(table.record.last == "select 1")
  }

  @Test("rows that can't be edited, and tables that are edited, are not swiped; a vertical drag scrolls")
  func refusing() {
    drag(3, from: 300, by: -150)
    #expect(table.record.isEmpty)
    stage.host.drag(from: CGPoint(x: 100, y: ListStage.top + 100), to: CGPoint(x: 110, y: ListStage.top + 40))
    #expect(table.record.isEmpty)
    stage.advance(1)
    table.view.setEditing(true, animated: false)
    drag(0, from: 300, by: -150)
    #expect(table.record.isEmpty)
  }

  @Test("the leading side has actions of its own")
  func leading() {
    drag(2, from: 50, by: 100)
    stage.advance(0.5)
    #expect(table.cell(2).contentView.frame.minX == 74)
    #expect(buttons(2).map(\.frame.minX) == [0])
    stage.host.tap(at: CGPoint(x: 37, y: ListStage.top + 150))
    #expect(table.record == ["will 2", "pin 2", "did 2"])
  }

  @Test("where text runs from right to left, the sides are exchanged")
  func rightToLeft() {
    let table = SwipeTable()
    let stage = ListStage(table.view, rightToLeft: true)
    let y = ListStage.top + 30
    stage.host.drag(from: CGPoint(x: 50, y: y), to: CGPoint(x: 210, y: y))
    stage.advance(0.5)
    let cell = table.cell(0)
    let shown = cell.subviews.compactMap { $0 as? SwipeButton }.sorted { $0.frame.minX < $1.frame.minX }
    #expect(shown.map(\.accessibilityLabel) == ["Delete", "Flag"] && shown[0].frame.minX == 0)
    #expect(cell.contentView.frame.minX == cell.state.swipe?.width)
  }

  @Test("rows of a list in a collection are swiped as those of tables")
  func collection() throws {
    var items = ["a", "b", "c"]
    var done: [String] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
          done.append(items.remove(at: path.item))
          source.apply(snapshot())
          completion(true)
        }
      ])
    }
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    source.apply(snapshot())
    let stage = ListStage(view)
    stage.host.drag(
      from: CGPoint(x: 300, y: ListStage.top + 66), to: CGPoint(x: 200, y: ListStage.top + 66))
    stage.advance(0.5)
    let cell = try #require(view.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
    #expect(cell.configurationState.isSwiped && cell.contentView.frame.minX < -70)
    try stage.host.tap(text: "Delete")
    stage.advance(0.5)
    #expect(done == ["b"] && view.visibleCells.count == 2 && cell.superview == nil)
    // The drag crosses the row.
    stage.host.drag(
      from: CGPoint(x: 360, y: ListStage.top + 20), to: CGPoint(x: 40, y: ListStage.top + 20))
    stage.advance(0.5)
    #expect(done == ["b", "a"])
  }
}
