import Foundation
import TestHosts
import Testing

@testable import UIKit

/// Tables that display no rows. They are laid out once, and then need no layout.
@MainActor
@Suite("UITableView: scrolled past its content", .ownHosts)
struct UITableViewPastEndTests {
  init() { StandardScreen.make() }

  nonisolated private static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  private func table(_ style: UITableView.Style, isSelfSizing: Bool) -> TestTable {
    let table = TestTable([(0..<30).map { "Row \($0)" }, (0..<30).map { "Other \($0)" }], style: style)
    table.titles = ["First", "Second"]
    table.footers = ["End of the first", "End of the second"]
    if !isSelfSizing { table.view.rowHeight = 50 }
    table.show()
    return table
  }

  /// Returns the work of layout: requested cells and messages.
  private func work(_ table: TestTable, _ body: () -> Void) -> (cells: Int, messages: [String]) {
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    let before = table.madeCells
    body()
    return (table.madeCells - before, messages)
  }

  @Test("no row is made where none is in sight", arguments: styles, [false, true])
  func pastEnd(style: UITableView.Style, isSelfSizing: Bool) {
    let table = table(style, isSelfSizing: isSelfSizing)
    for distance in [0, 0.5, 440, 10_000, 1e9] as [CGFloat] {
      let work = work(table) {
        table.view.contentOffset.y = table.view.contentSize.height + distance
        table.view.layoutIfNeeded()
      }
      #expect(work.messages.isEmpty)
      #expect(work.cells == 0, "\(distance) below the end")
      #expect(table.view.visibleCells.isEmpty)
      #expect(!LayoutPass.isNeeded(below: table.view))
    }
    // After scrolling back, the state is as before.
    let work = work(table) {
      table.view.contentOffset.y = 0
      table.view.layoutIfNeeded()
    }
    #expect(work.messages.isEmpty)
    #expect(table.texts().first == "Row 0")
  }

  @Test("nor above the beginning", arguments: styles, [false, true])
  func aboveStart(style: UITableView.Style, isSelfSizing: Bool) {
    let table = table(style, isSelfSizing: isSelfSizing)
    for distance in [440, 10_000, 1e9] as [CGFloat] {
      let work = work(table) {
        table.view.contentOffset.y = -distance
        table.view.layoutIfNeeded()
      }
      #expect(work.messages.isEmpty)
      #expect(work.cells == 0, "\(distance) above the beginning")
      #expect(table.view.visibleCells.isEmpty)
    }
  }

  @Test("headers and footers are made once for each time that they come into sight", arguments: styles)
  func supplements(style: UITableView.Style) {
    let table = table(style, isSelfSizing: false)
    let counter = HeaderCounter(table)
    table.view.delegate = counter
    table.view.reloadData()
    table.view.layoutIfNeeded()
    counter.made = 0
    // In the middle of a section, the header is above, unless it floats, and the footer is below.
    let work = work(table) {
      for row in 10..<20 {
        table.view.contentOffset.y = table.view.rectForRow(at: IndexPath(row: row, section: 0)).minY
        table.view.layoutIfNeeded()
      }
    }
    #expect(work.messages.isEmpty)
    #expect(counter.made <= 3, "\(counter.made) were made")
    counter.made = 0
    for distance in [0, 300, 1e6] as [CGFloat] {
      table.view.contentOffset.y = table.view.contentSize.height + distance
      table.view.layoutIfNeeded()
    }
    #expect(counter.made <= 2, "\(counter.made) were made past the end")
  }

  @Test("a table without rows or sections settles wherever it is scrolled", arguments: styles)
  func empty(style: UITableView.Style) {
    for sections in [[], [[]], [[], []]] as [[[String]]] {
      let table = TestTable(sections, style: style)
      table.titles = sections.map { _ in "Title" }
      table.show()
      for offset in [-1000, 0, 1000, 1e9] as [CGFloat] {
        let work = work(table) {
          table.view.contentOffset.y = offset
          table.view.layoutIfNeeded()
        }
        #expect(work.messages.isEmpty)
      }
    }
  }

  @Test("a table whose last rows go while it shows them settles", arguments: styles, [false, true])
  func shrinking(style: UITableView.Style, isSelfSizing: Bool) {
    let table = table(style, isSelfSizing: isSelfSizing)
    table.view.contentOffset.y = table.view.contentSize.height - 440
    table.view.layoutIfNeeded()
    let work = work(table) {
      table.sections = [["One"]]
      table.view.reloadData()
      table.view.layoutIfNeeded()
    }
    #expect(work.messages.isEmpty)
    #expect(work.cells <= 2)
  }
}

/// A delegate that creates and counts views for headers and footers.
@MainActor
private final class HeaderCounter: NSObject, UITableViewDelegate {
  let table: TestTable
  var made = 0

  init(_ table: TestTable) { self.table = table }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { make() }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { make() }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }

  private func make() -> UIView {
    made += 1
    return UIView()
  }
}
