import SwiftUI
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Pages that values show", .ownHosts)
struct DestinationTests {
  private struct Pages: View {
    @State private var isShown = false
    @State private var item: String?
    @State private var isActive = false
    var body: some View {
      NavigationStack {
        List {
          Button("Flag") { isShown = true }
          Button("Item") { item = "x" }
          NavigationLink("Link", destination: Text("Old page"), isActive: $isActive)
          Text(verbatim: "\(isShown) \(item ?? "none") \(isActive)")
        }
        .navigationDestination(isPresented: $isShown) { Button("Return") { isShown = false } }
        .navigationDestination(item: $item) { Text("Page of \($0)") }
      }
    }
  }

  @Test("a page is pushed while a value says so, and going back clears it")
  func values() throws {
    let shown = Shown(Pages())
    let stack = try shown.child(UINavigationController.self)
    try shown.tap("Flag", 1)
    #expect(stack.viewControllers.count == 2)
    try shown.tap("Return", 1)
    #expect(stack.viewControllers.count == 1 && shown.words.contains("false none false"))
    try shown.tap("Item", 1)
    #expect(stack.viewControllers.count == 2 && shown.words.contains("Page of x"))
    shown.host.run { _ = stack.popViewController(animated: true) }
    shown.host.advance(by: 1)
    #expect(shown.words.contains("false none false"))
    try shown.tap("Link", 1)
    #expect(shown.words.contains("Old page") && stack.viewControllers.count == 2)
    shown.host.run { _ = stack.popViewController(animated: true) }
    shown.host.advance(by: 1)
    #expect(shown.words.contains("false none false"))
  }

  private struct Long: View {
    var body: some View {
      TabView {
        NavigationStack { List(0..<40, id: \.self) { Text(verbatim: "Row \($0)") }.navigationTitle("Long") }
          .tabItem { Label("A", systemImage: "star") }
      }
    }
  }

  @Test("a large title and the bar of tabs follow a list")
  func bars() throws {
    let shown = Shown(Long())
    let stack = try shown.child(UINavigationController.self)
    let table = try shown.one(UITableView.self)
    #expect(stack.topViewController?.contentScrollView(for: .top) === table)
    #expect(try shown.child(UITabBarController.self).selectedViewController?.contentScrollView(for: .bottom) === table)
    let height = stack.navigationBar.frame.height
    shown.host.run { table.setContentOffset(CGPoint(x: 0, y: 400), animated: false) }
    shown.host.advance(by: 0.5)
    #expect(height == 96 && stack.navigationBar.frame.height == 44)
  }
}
