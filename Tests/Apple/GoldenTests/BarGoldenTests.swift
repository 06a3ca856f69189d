import TestHosts
import Testing
import UIKit

/// The appearance of bars, on the plain background and on colors.
@Suite(.ownHosts)
@MainActor
struct BarGoldenTests {
  @Test("navigation bars: buttons, the way back, a long title before, a large title, an appearance", arguments: styles)
  func navigationBars(style: UIUserInterfaceStyle) throws {
    let large = navigationBar([
      navigationItem("Recipes", right: [UIBarButtonItem(systemItem: .search), UIBarButtonItem(systemItem: .compose)])
    ])
    large.prefersLargeTitles = true
    let colored = navigationBar([navigationItem("Library"), navigationItem("Albums")])
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    colored.standardAppearance = appearance
    colored.tintColor = .white
    try GoldenScreen(style).expect(
      "navigation-bar",
      ControlSheet(
        margin: 0,
        [
          [
            navigationBar([
              navigationItem(
                "Contacts", left: [UIBarButtonItem(systemItem: .edit)], right: [UIBarButtonItem(systemItem: .add)])
            ])
          ], [navigationBar([navigationItem("Settings"), navigationItem("General")])],
          [
            navigationBar([
              navigationItem("Notifications and Sounds"),
              navigationItem("Do Not Disturb", right: [UIBarButtonItem(systemItem: .done)]),
            ])
          ], [large], [colored],
        ]))
  }

  @Test("toolbars of symbols and of titles", arguments: styles)
  func toolbars(style: UIUserInterfaceStyle) throws {
    let disabled = UIBarButtonItem(systemItem: .play)
    disabled.isEnabled = false
    try GoldenScreen(style).expect(
      "toolbar",
      ControlSheet(
        margin: 0,
        [
          [
            toolbar([
              UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .organize),
              .flexibleSpace(), UIBarButtonItem(systemItem: .reply), .flexibleSpace(),
              UIBarButtonItem(systemItem: .compose),
            ])
          ],
          [
            toolbar([
              UIBarButtonItem(systemItem: .cancel), .flexibleSpace(), disabled, .flexibleSpace(),
              UIBarButtonItem(systemItem: .done),
            ])
          ],
        ]))
  }

  @Test("a tab bar with a selected tab and a badge", arguments: styles)
  func tabBars(style: UIUserInterfaceStyle) throws {
    let bar = UITabBar()
    let inbox = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray.fill"), tag: 1)
    inbox.badgeValue = "12"
    bar.items = [
      UITabBarItem(title: "Today", image: UIImage(systemName: "house.fill"), tag: 0), inbox,
      UITabBarItem(tabBarSystemItem: .search, tag: 2), UITabBarItem(tabBarSystemItem: .favorites, tag: 3),
    ]
    bar.selectedItem = bar.items?.first
    try GoldenScreen(style).expect("tab-bar", ControlSheet(margin: 0, [[bar]]))
  }

  @Test("search bars: prominent, minimal, with a cancel button, with scopes, with a token", arguments: styles)
  func searchBars(style: UIUserInterfaceStyle) throws {
    let cancels = searchBar(.minimal, text: "Porto")
    cancels.showsCancelButton = true
    let scopes = searchBar(.minimal, text: "Lisbon")
    scopes.scopeButtonTitles = ["All", "Places", "People"]
    scopes.showsScopeBar = true
    let token = searchBar(.minimal, text: "sunset")
    token.searchTextField.tokens = [UISearchToken(icon: UIImage(systemName: "person.fill"), text: "Ana")]
    try GoldenScreen(style).expect(
      "search-bar",
      ControlSheet(margin: 0, [[searchBar(.default)], [searchBar(.minimal)], [cancels], [scopes], [token]]))
  }

  private func navigationBar(_ items: [UINavigationItem]) -> UINavigationBar {
    let bar = UINavigationBar()
    bar.items = items
    return bar
  }

  private func navigationItem(
    _ title: String, left: [UIBarButtonItem] = [], right: [UIBarButtonItem] = []
  ) -> UINavigationItem {
    let item = UINavigationItem(title: title)
    item.leftBarButtonItems = left
    item.rightBarButtonItems = right
    return item
  }

  private func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
    let bar = UIToolbar()
    bar.items = items
    return bar
  }

  private func searchBar(_ style: UISearchBar.Style, text: String? = nil) -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = style
    bar.placeholder = "Search"
    bar.text = text
    return bar
  }
}
