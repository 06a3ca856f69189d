import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Rows of lists", .ownHosts)
struct RowTests {
  private func table(_ screen: Screen) -> UITableView? {
    func find(_ view: UIView) -> UITableView? {
      (view as? UITableView) ?? view.subviews.lazy.compactMap { find($0) }.first
    }
    return find(screen.window)
  }

  private struct Mail: View {
    let journal: Journal
    var body: some View {
      List {
        ForEach(["one", "two"], id: \.self) { name in
          Text(name)
            .swipeActions {
              Button("Delete", role: .destructive) { journal("delete \(name)") }
              if name == "one" { Button("Flag") { journal("flag") }.tint(.orange) }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button {
                journal("read")
              } label: {
                Label("Read", systemImage: "envelope")
              }.tint(.blue)
            }
        }
        Text("plain")
      }
    }
  }

  @Test("a swipe shows a row's buttons with their words, colors and roles, and they act")
  func swipes() throws {
    let journal = Journal()
    let screen = Screen(Mail(journal: journal), size: CGSize(width: 390, height: 800))
    let table = try #require(self.table(screen))
    let delegate = try #require(table.delegate)
    let path = IndexPath(row: 0, section: 0)
    let trailing = try #require(delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path))
    #expect(trailing.actions.map(\.title) == ["Delete", "Flag"])
    #expect(trailing.actions.map(\.style) == [.destructive, .normal])
    #expect(trailing.performsFirstActionWithFullSwipe)
    let leading = try #require(delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path))
    #expect(leading.actions.count == 1 && leading.actions[0].image != nil && !leading.performsFirstActionWithFullSwipe)
    #expect(leading.actions[0].backgroundColor == UIColor.systemBlue.resolvedColor(with: table.traitCollection))
    for action in trailing.actions + leading.actions { action.handler(action, table) { _ in } }
    #expect(journal.entries == ["delete one", "flag", "read"])
    let second = try #require(
      delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 1, section: 0)))
    #expect(second.actions.map(\.title) == ["Delete"])
    #expect(delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 2, section: 0)) == nil)
  }

  @Test("sections of a collection are sections, and hold their rows")
  func sections() throws {
    let screen = Screen(
      List {
        ForEach(0..<3, id: \.self) { section in
          Section {
            ForEach(0..<4, id: \.self) { Text("Row \($0)") }
          } header: {
            Text("Section \(section)")
          }
        }
      }, size: CGSize(width: 390, height: 800))
    let table = try #require(self.table(screen))
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map { table.numberOfRows(inSection: $0) } == [4, 4, 4])
  }

  private struct ToDo: View {
    @State private var items = ["a", "b", "c", "d"]
    @State private var mode = EditMode.active
    let journal: Journal
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0).deleteDisabled($0 == "d") }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $mode)
      .onChange(of: items) { journal(items.joined()) }
    }
  }

  @Test("rows are deleted and moved as the table asks, but for those that may not")
  func editing() throws {
    let journal = Journal()
    let screen = Screen(ToDo(journal: journal), size: CGSize(width: 390, height: 800))
    let table = try #require(self.table(screen))
    let source = try #require(table.dataSource)
    #expect(table.isEditing)
    #expect(
      table.delegate?.tableView(table, editingStyleForRowAt: IndexPath(row: 3, section: 0))
        == UITableViewCell.EditingStyle.none)
    screen.host.run { source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0)) }
    screen.host.update()
    screen.host.run {
      source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    }
    screen.host.update()
    #expect(journal.entries == ["acd", "cda"])
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  private struct Choosing: View {
    let journal: Journal
    @State private var one: Int?
    var body: some View {
      List(1..<4, id: \.self, selection: $one) { Text("Row \($0)") }
        .onChange(of: one) { journal(one.map { "\($0)" } ?? "nil") }
    }
  }

  @Test("a tap selects a row, and what is bound shows as selected")
  func selection() throws {
    let journal = Journal()
    let screen = Screen(Choosing(journal: journal), size: CGSize(width: 390, height: 800))
    let table = try #require(self.table(screen))
    try screen.host.tap(on: screen.host.find(.text("Row 2")))
    screen.host.advance(by: 0.3)
    #expect(journal.entries == ["2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  private struct Many: View {
    let journal: Journal
    @State private var chosen: Set<String> = ["b"]
    var body: some View {
      List(selection: $chosen) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
      }
      .environment(\.editMode, .constant(.active))
      .onChange(of: chosen) { journal(chosen.sorted().joined()) }
    }
  }

  @Test("many rows are selected while they are edited, and given back by a tap")
  func many() throws {
    let journal = Journal()
    let screen = Screen(Many(journal: journal), size: CGSize(width: 390, height: 800))
    let table = try #require(self.table(screen))
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    try screen.host.tap(on: screen.host.find(.text("c")))
    screen.host.advance(by: 0.3)
    try screen.host.tap(on: screen.host.find(.text("b")))
    screen.host.advance(by: 0.3)
    #expect(journal.entries == ["bc", "c"])
  }
}
