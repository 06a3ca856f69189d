import TestHosts
import Testing
import UIKit
import ViewHost

@testable import SwiftUI

@MainActor
@Suite("Split views, titles and scopes", .ownHosts)
struct SplitViewTests {
  private struct Mail: View {
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $chosen) { Text(verbatim: $0) }.navigationTitle("Folders")
      } detail: {
        Text(verbatim: chosen.map { "Mail in \($0)" } ?? "Nothing")
      }
    }
  }

  @Test("a choice in the sidebar shows the detail on a phone")
  func compact() throws {
    let shown = Shown(Mail())
    shown.host.advance(by: 0.5)
    #expect(shown.words.contains("Inbox"))
    try shown.tap("Inbox")
    shown.host.advance(by: 0.6)
    #expect(shown.words.contains("Mail in Inbox"))
  }

  private struct Stacked: View {
    @State private var path: [String] = []
    var body: some View {
      NavigationSplitView {
        NavigationStack(path: $path) {
          VStack {
            Button("Open") { path = ["Inbox"] }
            Text(verbatim: "depth \(path.count)")
          }
          .navigationTitle("Folders")
          .navigationDestination(for: String.self) { name in
            Text(verbatim: "Page of \(name)").navigationTitle(name)
          }
        }
      } detail: {
        NavigationStack { Text(verbatim: "Nothing") }
      }
    }
  }

  @Test("a stack in a column uses the bar of the column, and its path pushes and pops there")
  func stackInColumn() throws {
    let shown = Shown(Stacked())
    shown.host.advance(by: 0.5)
    #expect(shown.all(UINavigationBar.self).filter { !$0.isHidden && $0.window != nil }.count == 1)
    let bar = try shown.one(UINavigationBar.self)
    #expect(bar.topItem?.title == "Folders")
    try shown.tap("Open")
    shown.host.advance(by: 0.8)
    #expect(shown.words.contains("Page of Inbox") && bar.topItem?.title == "Inbox")
    try shown.child(UINavigationController.self).popViewController(animated: false)
    shown.host.advance(by: 0.8)
    #expect(shown.words.contains("depth 0"))
  }

  @Test("a page without a title has no room for a large one")
  func untitled() throws {
    func barHeight(_ view: some View) throws -> CGFloat {
      let shown = Shown(NavigationStack { view })
      shown.host.advance(by: 0.3)
      return try shown.one(UINavigationBar.self).bounds.height
    }
    let plain = try barHeight(List { Text(verbatim: "row") })
    let titled = try barHeight(List { Text(verbatim: "row") }.navigationTitle(Text(verbatim: "Title")))
    #expect(plain < 60 && titled > plain + 40)
  }

  private struct Searched: View {
    @State private var words = ""
    @State private var scope = 1
    var body: some View {
      NavigationStack {
        Text(verbatim: "scope \(scope)")
          .searchable(text: $words)
          .searchScopes($scope) {
            Text(verbatim: "All").tag(1)
            Text(verbatim: "Unread").tag(2)
          }
      }
    }
  }

  @Test("scopes have their titles in the search bar, and a choice sets the binding")
  func scopes() throws {
    let shown = Shown(Searched())
    shown.host.advance(by: 0.3)
    let bar = try #require(
      try shown.child(UINavigationController.self).topViewController?.navigationItem.searchController?.searchBar)
    #expect(bar.scopeButtonTitles == ["All", "Unread"] && bar.selectedScopeButtonIndex == 0)
    shown.host.run { bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: 1) }
    shown.host.advance(by: 0.2)
    #expect(shown.words.contains("scope 2"))
  }
}
