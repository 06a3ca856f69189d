import SwiftUI
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Menus of SwiftUI's", .ownHosts)
struct MenuTests {
  private final class Log { var entries: [String] = [] }

  private struct Actions: View {
    let log: Log
    @State private var isOn = false
    @State private var hasMore = false
    var body: some View {
      Menu("Actions") {
        Button("Copy", systemImage: "doc.on.doc") { log.entries.append("copy") }
        Button(role: .destructive) {
          log.entries.append("delete")
        } label: {
          Label("Delete", systemImage: "trash")
        }
        Divider()
        Toggle("Flag", isOn: $isOn)
        Button("More") { hasMore = true }
        if hasMore { Button("Further") {} }
        Section("Sort") { ForEach(["Name", "Date"], id: \.self) { name in Button(name) { log.entries.append(name) } } }
        Menu("Inner") { Button("Deep") { log.entries.append("deep") } }
        Button("Off") {}.disabled(true)
      }
      Text(verbatim: isOn ? "flagged" : "plain")
    }
  }

  @Test("what it holds are the items of UIKit's menu, and they act")
  func items() throws {
    let log = Log()
    let shown = Shown(Actions(log: log))
    try shown.tap("Actions")
    #expect(shown.host.menuTitles == ["Copy", "Delete", "Flag", "More", "Name", "Date", "Deep", "Off"])
    let menu = try #require(shown.host.openMenu)
    let groups = menu.children.compactMap { $0 as? UIMenu }
    #expect(groups.map(\.title) == ["", "", "Sort", ""])
    let first = try #require(groups.first?.children as? [UIAction])
    #expect(first.map { $0.image != nil } == [true, true])
    #expect(first.map { $0.attributes } == [[], .destructive])
    #expect((groups[3].children.last as? UIAction)?.attributes == .disabled)
    #expect((groups[3].children.first as? UIMenu)?.title == "Inner")
    try shown.choose("Copy")
    #expect(log.entries == ["copy"])
    try shown.tap("Actions")
    try shown.choose("Date")
    #expect(log.entries == ["copy", "Date"])
  }

  @Test("a toggle in it has a check mark, and state changes what the next opening shows")
  func state() throws {
    let shown = Shown(Actions(log: Log()))
    try shown.tap("Actions")
    #expect(shown.host.openMenu?.children.compactMap { $0 as? UIMenu }[1].selectedElements.map(\.title) == [])
    try shown.choose("Flag")
    #expect(shown.words.contains("flagged"))
    try shown.tap("Actions")
    #expect(shown.host.openMenu?.children.compactMap { $0 as? UIMenu }[1].selectedElements.map(\.title) == ["Flag"])
    try shown.choose("More")
    try shown.tap("Actions")
    #expect(shown.host.menuTitles.contains("Further"))
  }

  private struct Primary: View {
    let log: Log
    var body: some View {
      Menu("Add") {
        Button("Other") { log.entries.append("other") }
      } primaryAction: {
        log.entries.append("primary")
      }
    }
  }

  @Test("with a primary action a tap does that, and a touch that stays opens the menu")
  func primary() throws {
    let log = Log()
    let shown = Shown(Primary(log: log))
    try shown.tap("Add")
    #expect(log.entries == ["primary"])
    try shown.host.longPress(.text("Add"))
    shown.host.advance(by: 0.6)
    #expect(shown.host.menuTitles == ["Other"])
    try shown.choose("Other")
    #expect(log.entries.last == "other")
  }

  private struct Rows: View {
    let log: Log
    let offers: Bool
    var body: some View {
      List(0..<3, id: \.self) { row in
        Text("Row \(row)").contextMenu { if offers { Button("Take \(row)") { log.entries.append("\(row)") } } }
      }
    }
  }

  @Test("a context menu opens for a touch that stays, and none does without items")
  func contextMenu() throws {
    let log = Log()
    let shown = Shown(Rows(log: log, offers: true))
    try shown.host.longPress(.text("Row 1"))
    shown.host.advance(by: 0.6)
    #expect(shown.host.menuTitles == ["Take 1"])
    try shown.choose("Take 1")
    #expect(log.entries == ["1"])
    let empty = Shown(Rows(log: log, offers: false))
    try empty.host.longPress(.text("Row 1"))
    empty.host.advance(by: 0.6)
    #expect(empty.host.openMenu == nil)
  }
}
