import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Options of lists", .ownHosts)
struct ListOptionTests {
  private func cells(_ shown: Shown) -> [UITableViewCell] {
    shown.all(UITableViewCell.self).filter { $0.window != nil }
      .sorted { $0.convert(.zero, to: nil).y < $1.convert(.zero, to: nil).y }
  }

  private func line(_ cell: UITableViewCell) -> UIView? {
    cell.subviews.first { !$0.isHidden && $0.bounds.height > 0 && $0.bounds.height <= 1 && $0.bounds.width > 100 }
  }

  @Test("there is a distance between rows where one is asked for")
  func spacing() {
    let shown = Shown(List { ForEach(0..<3) { Text(verbatim: "\($0)") } }.listRowSpacing(10))
    let frames = cells(shown).map { $0.convert($0.bounds, to: nil) }
    #expect(frames.count == 3 && abs(frames[1].minY - frames[0].maxY - 10) < 0.5)
    #expect(abs(frames[2].minY - frames[1].maxY - 10) < 0.5)
  }

  @Test("lines of a section go, or have a color")
  func separators() throws {
    let hidden = Shown(List { ForEach(0..<3) { Text(verbatim: "\($0)").listSectionSeparator(.hidden) } })
    #expect(cells(hidden).allSatisfy { line($0) == nil })
    let tinted = Shown(List { ForEach(0..<3) { Text(verbatim: "\($0)").listRowSeparatorTint(.red) } })
    let color = try #require(line(cells(tinted)[0])?.backgroundColor)
    let traits = UITraitCollection(userInterfaceStyle: .light)
    #expect(color.resolvedColor(with: traits) == UIColor.systemRed.resolvedColor(with: traits))
  }

  private struct Folder: Identifiable {
    let id: String
    var inner: [Folder]?
  }

  @Test("a tree shows its roots, and the children of what is opened")
  func outline() throws {
    let folders = [Folder(id: "a", inner: [Folder(id: "a1"), Folder(id: "a2")]), Folder(id: "b")]
    let shown = Shown(List(folders, children: \.inner) { Text(verbatim: $0.id) })
    #expect(shown.words == ["a", "b"])
    try shown.tap("a")
    #expect(shown.words.sorted() == ["a", "a1", "a2", "b"])
  }

  private struct Editable: View {
    @State private var letters = ["a", "b", "c"]
    var body: some View {
      List($letters, id: \.self, editActions: .delete) { $letter in Text(verbatim: letter) }
    }
  }

  @Test("rows with edit actions are deleted from the collection")
  func editActions() throws {
    let shown = Shown(Editable())
    let table = try shown.one(UITableView.self)
    let path = IndexPath(row: 1, section: 0)
    #expect(table.dataSource?.tableView(table, canEditRowAt: path) == true)
    shown.host.run { table.dataSource?.tableView(table, commit: .delete, forRowAt: path) }
    shown.host.advance(by: 0.6)
    #expect(shown.words == ["a", "c"])
  }

  @Test("a link with a badge keeps its arrow, and the badge lies before it")
  func badge() throws {
    let shown = Shown(
      NavigationStack { List { NavigationLink("Inbox") { Text(verbatim: "Mail") }.badge(3) } })
    let cell = try #require(cells(shown).first)
    #expect(cell.accessoryType == .disclosureIndicator)
    let labels = shown.all(UILabel.self).filter { $0.isDescendant(of: cell) }
    let (title, badge) = (
      try #require(labels.first { $0.text == "Inbox" }), try #require(labels.first { $0.text == "3" })
    )
    #expect(badge.convert(badge.bounds, to: nil).minX > title.convert(title.bounds, to: nil).maxX)
    try shown.tap("Inbox")
    #expect(shown.words.contains("Mail"))
  }

  private struct Person: Identifiable {
    let id: Int
    var name: String
    var city: String
  }

  @Test("a table shows its first column on a phone, and all columns where there is room")
  func table() {
    let people = [Person(id: 1, name: "Ann", city: "Rome")]
    let table = Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("City", value: \.city)
    }
    #expect(Shown(table).words == ["Ann"])
    let wide = Shown(table.environment(\.horizontalSizeClass, .regular))
    #expect(wide.words == ["Name", "City", "Ann", "Rome"])
  }
}
