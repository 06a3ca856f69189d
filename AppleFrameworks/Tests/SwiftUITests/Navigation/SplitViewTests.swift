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
