import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("Lines, fillers and drags of tables", .ownHosts)
struct UITableViewLineTests {
  init() { StandardScreen.make() }

  private func ends(_ table: TestTable) -> [CGFloat] {
    table.view.layoutIfNeeded()
    return table.view.fillerLines.map { ($0.frame.maxY * 100).rounded() / 100 }
  }

  @Test("filler rows have lines down to the end of a plain table, of a height or the last row's")
  func fillers() {
    let table = TestTable([["a", "b"]])
    table.view.rowHeight = 50
    table.show()
    #expect(ends(table).isEmpty)
    table.view.fillerRowHeight = 100
    #expect(ends(table) == [200, 300, 400])
    table.view.fillerRowHeight = UITableView.automaticDimension
    #expect(ends(table) == [150, 200, 250, 300, 350, 400])
    let start = table.view.separatorInset.left
    #expect(table.view.fillerLines.allSatisfy { $0.frame.minX == start && $0.frame.height < 1 })
    table.view.separatorStyle = .none
    #expect(ends(table).isEmpty)
    table.view.separatorStyle = .singleLine
    table.view.tableFooterView = UIView()
    #expect(ends(table).isEmpty)
  }

  @Test("grouped tables, and full ones, have no filler rows")
  func noFillers() {
    let grouped = TestTable([["a"]], style: .grouped)
    grouped.view.fillerRowHeight = 44
    grouped.show()
    #expect(ends(grouped).isEmpty)
    let full = TestTable([(0..<40).map { "\($0)" }])
    full.view.fillerRowHeight = 44
    full.show()
    #expect(ends(full).isEmpty)
  }

  @Test("lines between rows have the table's effect, and are plain again without it")
  func effect() throws {
    let table = TestTable([["a", "b"]])
    table.show()
    func line() throws -> UIView { try #require(table.view.visibleCells.first?.state.bottomSeparator) }
    #expect(!(try line() is UIVisualEffectView))
    table.view.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
    table.view.separatorColor = .white
    table.view.layoutIfNeeded()
    let vibrant = try #require(try line() as? UIVisualEffectView)
    #expect(vibrant.effect is UIVibrancyEffect && vibrant.contentView.backgroundColor == .white)
    #expect(vibrant.superview === table.view.visibleCells[0] && vibrant.frame.height > 0)
    table.view.separatorEffect = nil
    table.view.layoutIfNeeded()
    #expect(!(try line() is UIVisualEffectView) && vibrant.superview == nil)
  }

  @Test(
    "cells know the kind of list that they are in",
    arguments: [
      (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
    ])
  func environment(_ style: UITableView.Style, _ environment: UIListEnvironment) throws {
    let table = TestTable([["a"]], style: style)
    let window = table.show()
    let cell = try #require(table.view.visibleCells.first)
    #expect(cell.contentView.traitCollection.listEnvironment == environment)
    #expect(window.traitCollection.listEnvironment == UIListEnvironment.none)
    #expect(!table.view.traitOverrides.contains(UITraitListEnvironment.self))
    table.view.traitOverrides.listEnvironment = .sidebar
    #expect(cell.traitCollection.listEnvironment == .sidebar)
    #expect(window.traitCollection.sceneCaptureState == .inactive)
  }

  @Test("a cell with a custom focus style has no effect of the system's")
  func focusStyle() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.focusStyle == .default && cell.focusEffect is UIFocusHaloEffect)
    cell.focusStyle = .custom
    #expect(cell.focusEffect == nil)
    cell.focusStyle = .default
    #expect(cell.focusEffect is UIFocusHaloEffect)
  }

  private final class DraggedTableCell: UITableViewCell {
    var log: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { log.append(dragState) }
  }

  private final class DraggedItemCell: UICollectionViewCell {
    var log: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { log.append(dragState) }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDragDelegate, UICollectionViewDataSource,
    UICollectionViewDragDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      DraggedTableCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  @Test("a row hears of its drag, and takes no touches meanwhile unless it asks for them", arguments: [false, true])
  func draggedRow(takesTouches: Bool) throws {
    let host = ViewHost(device: .standard)
    let (source, table) = (Source(), UITableView())
    (table.dataSource, table.dragDelegate, table.dragInteractionEnabled, table.rowHeight) = (source, source, true, 60)
    host.show(table, sizing: .fixed(CGSize(width: 300, height: 400)))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? DraggedTableCell)
    cell.userInteractionEnabledWhileDragging = takesTouches
    let start = cell.convert(CGPoint(x: 50, y: 30), to: nil)
    let finger = host.putDown(at: start)
    host.advance(by: 0.7)
    #expect(cell.log == [.lifting] && cell.configurationState.cellDragState == .lifting)
    finger.move(to: CGPoint(x: start.x, y: start.y + 200))
    #expect(cell.log == [.lifting, .dragging])
    #expect((cell.hitTest(CGPoint(x: 50, y: 30), with: nil) != nil) == takesTouches)
    finger.lift()
    host.advance(by: 1)
    #expect(cell.log == [.lifting, .dragging, .none] && cell.configurationState.cellDragState == .none)
    #expect(cell.hitTest(CGPoint(x: 50, y: 30), with: nil) != nil)
  }

  @Test("an item of a collection hears of its drag")
  func draggedItem() throws {
    let host = ViewHost(device: .standard)
    let source = Source()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(DraggedItemCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.dragDelegate, collection.dragInteractionEnabled) = (source, source, true)
    host.show(collection, sizing: .fixed(CGSize(width: 300, height: 400)))
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? DraggedItemCell)
    let start = cell.convert(CGPoint(x: 50, y: 50), to: nil)
    let finger = host.putDown(at: start)
    host.advance(by: 0.7)
    finger.move(to: CGPoint(x: start.x, y: start.y + 200))
    #expect(cell.log == [.lifting, .dragging] && cell.configurationState.cellDragState == .dragging)
    finger.lift()
    host.advance(by: 1)
    #expect(cell.log.last == DraggedItemCell.DragState.none)
  }
}
