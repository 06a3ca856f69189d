import SwiftUI
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Lists that are edited, refreshed and opened", .ownHosts)
struct EditingTests {
  private struct ToDo: View {
    @State private var items = ["Milk", "Bread"]
    @State private var loads = 0
    @State private var isOpen = false
    var body: some View {
      NavigationStack {
        List {
          ForEach(items, id: \.self) { Text(verbatim: $0) }.onDelete { items.remove(atOffsets: $0) }
          DisclosureGroup("More", isExpanded: $isOpen) { Text("Inner") }
          Text(verbatim: "loaded \(loads)")
        }
        .refreshable { loads += 1 }
        .navigationTitle("To do")
        .toolbar { EditButton() }
      }
    }
  }

  @Test("the edit button turns editing on and off")
  func edit() throws {
    let shown = Shown(ToDo())
    let table = try shown.one(UITableView.self)
    #expect(!table.isEditing)
    try shown.tap("Edit", 1)
    #expect(table.isEditing && shown.words.contains("Done"))
    try shown.tap("Done", 1)
    #expect(!table.isEditing && shown.words.contains("Edit"))
  }

  @Test("a disclosure group has its content as further rows while it is open")
  func disclosure() throws {
    let shown = Shown(ToDo())
    let table = try shown.one(UITableView.self)
    #expect(table.numberOfRows(inSection: 0) == 4)
    try shown.tap("More", 1)
    #expect(table.numberOfRows(inSection: 0) == 5 && shown.words.contains("Inner"))
    try shown.tap("More", 1)
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  @Test("a list that is pulled down loads again")
  func refresh() throws {
    let shown = Shown(ToDo())
    let wheel = try #require(try shown.one(UITableView.self).refreshControl)
    shown.host.run {
      wheel.beginRefreshing()
      wheel.sendActions(for: .valueChanged)
    }
    shown.host.advance(by: 1)
    #expect(shown.words.contains("loaded 1") && !wheel.isRefreshing)
  }

  private struct Folded: View {
    var body: some View {
      VStack {
        DisclosureGroup("More") { Text("Inner") }
        Text("After")
      }
    }
  }

  @Test("outside of lists the content comes below the label")
  func outside() throws {
    let shown = Shown(Folded())
    #expect(!shown.words.contains("Inner"))
    try shown.tap("More", 1)
    let inner = try #require(shown.all(UILabel.self).first { $0.text == "Inner" })
    let label = try #require(shown.all(UILabel.self).first { $0.text == "More" })
    #expect(inner.convert(inner.bounds, to: nil).minY >= label.convert(label.bounds, to: nil).maxY)
  }
}
