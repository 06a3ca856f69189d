import SwiftUI
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Search fields and bars", .ownHosts)
struct SearchTests {
  private struct Status: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text(verbatim: isSearching ? "searching" : "idle")
      Button("End") { dismissSearch() }
    }
  }

  private struct Fruit: View {
    @State private var words = ""
    @State private var submitted = "nothing"
    let isOutside: Bool
    private var found: [String] { ["Apple", "Banana"].filter { words.isEmpty || $0.contains(words) } }
    var body: some View {
      if isOutside {
        NavigationStack { list }.searchable(text: $words, prompt: "Find fruit")
          .onSubmit(of: .search) { submitted = words }
      } else {
        NavigationStack {
          list.searchable(text: $words, prompt: "Find fruit").onSubmit(of: .search) { submitted = words }
        }
      }
    }

    private var list: some View {
      List {
        Status()
        Text(verbatim: "submitted \(submitted)")
        ForEach(found, id: \.self) { Text(verbatim: $0) }
      }
      .navigationTitle("Fruit")
    }
  }

  @Test("a field in the page's bar changes what it is bound to", arguments: [false, true])
  func field(isOutside: Bool) throws {
    let shown = Shown(Fruit(isOutside: isOutside))
    let stack = try shown.child(UINavigationController.self)
    let search = try #require(stack.topViewController?.navigationItem.searchController)
    #expect(search.searchBar.placeholder == "Find fruit" && shown.words.contains("idle"))
    try shown.host.tap(on: search.searchBar.searchTextField)
    shown.host.advance(by: 1)
    #expect(shown.words.contains("searching"))
    try shown.host.type("Ban")
    shown.host.advance(by: 0.5)
    #expect(shown.words.contains("Banana") && !shown.words.contains("Apple"))
    try shown.host.type("\n")
    shown.host.advance(by: 0.5)
    #expect(shown.words.contains("submitted Ban"))
    try shown.tap("End", 1)
    #expect(shown.words.contains("idle") && shown.words.contains("Apple"))
  }

  private struct Bars: View {
    var body: some View {
      TabView {
        NavigationStack {
          Text("Page").navigationTitle("Title")
            .toolbar(.hidden, for: .tabBar)
            .toolbarBackground(Color.red, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .navigationBarItems(trailing: Button("Old") {})
        }
        .tabItem { Text("A") }
      }
    }
  }

  @Test("views say of the bars around them whether they are there, and their color")
  func bars() throws {
    let shown = Shown(Bars())
    #expect(try shown.child(UITabBarController.self).isTabBarHidden)
    let item = try #require(try shown.child(UINavigationController.self).topViewController?.navigationItem)
    #expect(item.standardAppearance?.backgroundColor == item.scrollEdgeAppearance?.backgroundColor)
    #expect(item.standardAppearance?.backgroundColor != nil && shown.words.contains("Old"))
  }

  private struct Placed: View {
    @State private var words = ""
    let placement: SearchFieldPlacement
    var isMinimized = false
    var hasItem = false
    var body: some View {
      NavigationStack {
        Text("Page").navigationTitle("Title")
          .searchable(text: $words, placement: placement)
          .searchToolbarBehavior(isMinimized ? .minimize : .automatic)
          .toolbar {
            if hasItem {
              DefaultToolbarItem(kind: .search, placement: .bottomBar)
              ToolbarItem(placement: .bottomBar) { Button("Add") {} }
            }
          }
      }
    }
  }

  private func item(_ view: Placed) throws -> UINavigationItem {
    let shown = Shown(view)
    return try #require(try shown.child(UINavigationController.self).topViewController?.navigationItem)
  }

  @Test("a field's placement is that of UIKit's search bar")
  func placements() throws {
    #expect(try item(Placed(placement: .automatic)).preferredSearchBarPlacement == .automatic)
    #expect(try item(Placed(placement: .toolbar)).preferredSearchBarPlacement == .automatic)
    #expect(try item(Placed(placement: .navigationBarDrawer)).preferredSearchBarPlacement == .stacked)
    #expect(
      try item(Placed(placement: .navigationBarDrawer(displayMode: .always))).preferredSearchBarPlacement == .stacked)
    #expect(try item(Placed(placement: .toolbarPrincipal)).preferredSearchBarPlacement == .integratedCentered)
    #expect(try item(Placed(placement: .automatic, isMinimized: true)).preferredSearchBarPlacement == .integratedButton)
  }

  @Test("the search's item stands among those of the bottom bar")
  func searchItem() throws {
    let shown = Shown(Placed(placement: .automatic, hasItem: true))
    let stack = try shown.child(UINavigationController.self)
    let page = try #require(stack.topViewController)
    #expect(page.toolbarItems?.first === page.navigationItem.searchBarPlacementBarButtonItem)
    #expect(page.toolbarItems?.count == 2 && !stack.isToolbarHidden)
  }
}
