import SwiftUI
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Tab views", .ownHosts)
struct TabViewTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Tabs: View {
    @State private var tab = "b"
    @State private var hasThird = false
    var body: some View {
      TabView(selection: $tab) {
        Counter(name: "First").tabItem { Label("A", systemImage: "star") }.tag("a")
        Counter(name: "Second").tabItem { Label("B", systemImage: "heart") }.tag("b").badge(2)
        if hasThird { Text("Third").tabItem { Text("C") }.tag("c") }
      }
      .overlay(alignment: .top) {
        VStack {
          Text(verbatim: "tab \(tab)")
          Button("Third one") {
            hasThird = true
            tab = "c"
          }
        }
      }
    }
  }

  @Test("tabs are UIKit's, with what the views say")
  func bar() throws {
    let shown = Shown(Tabs())
    let controller = try shown.child(UITabBarController.self)
    let items = try #require(controller.tabBar.items)
    #expect(items.map(\.title) == ["A", "B"] && items.map(\.badgeValue) == [nil, "2"])
    #expect(items.allSatisfy { $0.image != nil })
    #expect(controller.selectedIndex == 1 && shown.words.contains("Second 0"))
  }

  @Test("a tap on a tab changes the selection, and pages keep their state")
  func tap() throws {
    let shown = Shown(Tabs())
    try shown.tap("Second 0")
    try shown.tap("A")
    #expect(shown.words.contains("tab a") && shown.words.contains("First 0"))
    try shown.tap("B")
    #expect(shown.words.contains("tab b") && shown.words.contains("Second 1"))
    try shown.tap("Third one")
    #expect(try shown.child(UITabBarController.self).selectedIndex == 2 && shown.words.contains("Third"))
  }

  private struct NewTabs: View {
    @State private var tab = 1
    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: 0) { Text("home page") }
        Tab("Found", systemImage: "magnifyingglass", value: 1, role: .search) { Text("tab \(tab)") }.badge("new")
      }
    }
  }

  @Test("tabs that are declared as such are the same")
  func declared() throws {
    let shown = Shown(NewTabs())
    let controller = try shown.child(UITabBarController.self)
    #expect(controller.tabBar.items?.map(\.title) == ["Home", "Found"])
    #expect(controller.tabBar.items?.map(\.badgeValue) == [nil, "new"])
    #expect(controller.selectedIndex == 1 && shown.words.contains("tab 1"))
    try shown.tap("Home")
    #expect(shown.words.contains("home page"))
  }

  private struct Pages: View {
    @State private var page = 0
    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(0..<3) { Text("Page \($0)") }
        }
        .tabViewStyle(.page)
        Text(verbatim: "at \(page)")
        Button("Last") { page = 2 }
      }
    }
  }

  @Test("pages are swiped, have a dot each, and follow the selection")
  func pages() throws {
    let shown = Shown(Pages())
    let dots = try shown.one(UIPageControl.self)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 0 && !dots.isHidden)
    #expect(shown.words.contains("Page 0"))
    shown.host.drag(from: CGPoint(x: 330, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.2)
    shown.host.advance(by: 2)
    #expect(shown.words.contains("at 1") && dots.currentPage == 1)
    try shown.tap("Last", 1)
    #expect(dots.currentPage == 2 && shown.words.contains("Page 2"))
    let label = try #require(shown.all(UILabel.self).first { $0.text == "Page 2" })
    #expect(abs(label.convert(label.bounds, to: nil).midX - 196.5) < 1)
  }
}
