import CoreGraphics
import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("iOS 26: where search bars lie", .ownHosts)
struct Design26SearchTests {
  init() { StandardScreen.make() }

  @Test("recorded figures of search bars in toolbars", arguments: rows)
  func row(_ row: Design26Row) { row.check() }

  private nonisolated static let rows: [Design26Row] = [
    Design26Row("D049", 28, 337, 48) {
      let view = Screen().field
      return [view.frame.minX, view.frame.width, view.frame.height]
    },
    // The hierarchy of a phone 402 points wide: BarSearchMeasures.fieldInset.
    Design26Row("D049, the field in it", 33, 803, 336, 38) {
      let screen = Screen(.pro())
      let field = screen.search.searchBar.searchTextField
      return field.convert(field.bounds, to: screen.screen.window).numbers
    },
    Design26Row("D147, in a tab bar", 60, 16, 1, 343, 44) {
      let screen = Screen(.small(), inTabs: true)
      let field = screen.search.searchBar.searchTextField
      let frame = field.convert(field.bounds, to: screen.bar)
      return [screen.bar.frame.height - 54, frame.minX, frame.minY - 54, frame.width, frame.height]
    },
    Design26Row("D268", 0, 1, 2, 3, 4, 1) {
      let all: [UINavigationItem.SearchBarPlacement] = [
        .automatic, .integrated, .stacked, .integratedCentered, .integratedButton, .inline,
      ]
      return all.map { CGFloat($0.rawValue) }
    },
    Design26Row("E199", 1) { [UINavigationItem().searchBarPlacementAllowsToolbarIntegration ? 1 : 0] },
    Design26Row("E200", 0) { [UINavigationItem().searchBarPlacementAllowsExternalIntegration ? 1 : 0] },
  ]

  /// A navigation controller with a table that can be searched.
  @MainActor
  struct Screen {
    let screen: Design26Screen
    let search = UISearchController(searchResultsController: nil)
    let table = UITableViewController(style: .plain)
    let navigation: UINavigationController

    init(
      _ screen: Design26Screen = Design26Screen(), inTabs: Bool = false, large: Bool = false,
      _ setUp: (UIViewController, UISearchController) -> Void = { _, _ in }
    ) {
      self.screen = screen
      table.title = "Title"
      table.navigationItem.searchController = search
      table.navigationItem.hidesSearchBarWhenScrolling = false
      navigation = UINavigationController(rootViewController: table)
      navigation.navigationBar.prefersLargeTitles = large
      setUp(table, search)
      let tabs = UITabBarController()
      if inTabs { tabs.viewControllers = [navigation, UIViewController()] }
      screen.show(inTabs ? tabs : navigation)
    }

    var bar: UINavigationBar { navigation.navigationBar }
    var item: UINavigationItem { table.navigationItem }

    /// The search bar among items of the toolbar.
    var field: BarSearchView {
      navigation.toolbar.itemViews.search ?? BarSearchView(UIBarButtonItem(), UISearchBar(), looks)
    }
    private var looks: BarItemLooks {
      BarItemLooks(
        plain: UIBarButtonItemAppearance(style: .plain), done: UIBarButtonItemAppearance(style: .done),
        isCompact: false,
        measures: screen.window.measures.bars)
    }

    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: screen.window) }

    /// Begins the search with a keyboard of a height.
    func begin(keyboard: CGFloat = 300) {
      search.isActive = true
      HostKeyboardFrame.show(height: keyboard, on: screen.scene.screen)
      screen.update()
    }
  }

  // MARK: - Places

  @Test(
    "a search bar lies in the toolbar of a phone, which is there for it alone; below it there is nothing in the bar")
  func phone() {
    let screen = Screen()
    #expect(screen.item.searchBarPlacement == .integrated && screen.search.searchBarPlacement == .integrated)
    #expect(screen.navigation.isToolbarHidden && screen.bar.frame.height == 54)
    #expect(screen.search.searchBar.isDescendant(of: screen.navigation.toolbar))
    #expect(screen.frame(screen.field) == CGRect(x: 28, y: 776, width: 337, height: 48))
    #expect(screen.table.tableView.adjustedContentInset.bottom == 86)
  }

  @Test(
    "it lies below the title where the app wants that, where toolbars are not allowed, in tab bars and in the old design"
  )
  func stacked() {
    let wanted = Screen { root, _ in root.navigationItem.preferredSearchBarPlacement = .stacked }
    let forbidden = Screen { root, _ in root.navigationItem.searchBarPlacementAllowsToolbarIntegration = false }
    let tabs = Screen(inTabs: true)
    for screen in [wanted, forbidden, tabs] {
      #expect(screen.item.searchBarPlacement == .stacked && screen.search.searchBar.superview === screen.bar)
      #expect(screen.bar.frame.height == 114)
    }
    StandardScreen.make()
    let (root, search) = (UIViewController(), UISearchController(searchResultsController: nil))
    root.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    WindowFrame.make(for: window)
    #expect(
      root.navigationItem.searchBarPlacement == .stacked && search.searchBar.superview === navigation.navigationBar)
  }

  @Test("a tab bar that is hidden leaves the toolbar to the search, and one that is shown takes it back")
  func hiddenTabBar() {
    let screen = Screen(inTabs: true)
    screen.navigation.tabBarController?.isTabBarHidden = true
    screen.screen.update()
    #expect(screen.item.searchBarPlacement == .integrated)
    #expect(screen.search.searchBar.isDescendant(of: screen.navigation.toolbar))
    screen.navigation.tabBarController?.isTabBarHidden = false
    screen.screen.update()
    #expect(screen.item.searchBarPlacement == .stacked && screen.search.searchBar.superview === screen.bar)
    #expect(!screen.search.searchBar.isHidden && screen.search.searchBar.alpha == 1)
  }

  @Test("among items, it is the last one or where its item is, and takes the room that they leave")
  func amongItems() throws {
    let add = UIBarButtonItem(systemItem: .add)
    let screen = Screen { root, _ in root.toolbarItems = [add] }
    screen.navigation.isToolbarHidden = false
    screen.screen.update()
    let toolbar: UIToolbar = screen.navigation.toolbar
    #expect(toolbar.shownPlatters == [CGRect(x: 28, y: 0, width: 44, height: 48)])
    #expect(screen.field.frame == CGRect(x: 84, y: 0, width: 281, height: 48))
    screen.table.toolbarItems = [screen.item.searchBarPlacementBarButtonItem, .flexibleSpace(), add]
    screen.screen.update()
    #expect(screen.field.frame == CGRect(x: 28, y: 0, width: 281, height: 48))
    #expect(toolbar.shownPlatters == [CGRect(x: 321, y: 0, width: 44, height: 48)])
    screen.item.searchController = nil
    screen.screen.update()
    #expect(toolbar.itemViews.search == nil && toolbar.shownPlatters.map(\.minX) == [321])
  }

  @Test("right to left, the last item is at the left")
  func rightToLeft() {
    let screen = Screen { root, _ in root.toolbarItems = [UIBarButtonItem(systemItem: .add)] }
    screen.navigation.isToolbarHidden = false
    screen.navigation.view.semanticContentAttribute = .forceRightToLeft
    screen.navigation.toolbar.semanticContentAttribute = .forceRightToLeft
    screen.screen.update()
    #expect(screen.field.frame == CGRect(x: 28, y: 0, width: 281, height: 48))
  }

  @Test("a button is round, at the trailing end, and expands when it is tapped")
  func button() throws {
    let screen = Screen { root, _ in root.navigationItem.preferredSearchBarPlacement = .integratedButton }
    #expect(screen.item.searchBarPlacement == .integratedButton)
    #expect(screen.frame(screen.field) == CGRect(x: 317, y: 776, width: 48, height: 48))
    #expect(screen.search.searchBar.isHidden && screen.field.isButton)
    screen.item.searchBarPlacementBarButtonItem.perform()
    screen.screen.update()
    #expect(screen.search.isActive && screen.search.searchBar.searchTextField.isFirstResponder)
    HostKeyboardFrame.hide(on: screen.screen.scene.screen)
    screen.screen.update()
    #expect(!screen.field.isButton && !screen.search.searchBar.isHidden && screen.field.frame.minX == 28)
    screen.search.isActive = false
    screen.screen.update()
    #expect(screen.field.isButton && screen.field.frame.width == 48)
  }

  @Test("with too many items, there is a button in the field's place")
  func noRoom() {
    let screen = Screen { root, _ in
      root.toolbarItems = (0..<5).map { UIBarButtonItem(title: "Item \($0)", style: .plain, target: nil, action: nil) }
    }
    screen.navigation.isToolbarHidden = false
    screen.screen.update()
    #expect(screen.field.isButton)
  }

  @Test(
    "a button in the navigation bar of a phone, where the toolbar is not allowed, expands into a field at the bottom")
  func barButton() throws {
    let screen = Screen { root, _ in
      root.navigationItem.preferredSearchBarPlacement = .integratedButton
      root.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
    }
    let view = try #require(screen.bar.parts.itemViews.search)
    #expect(view.isButton && view.frame == CGRect(x: 333, y: 0, width: 44, height: 44))
    screen.begin()
    #expect(screen.bar.parts.itemViews.search == nil && screen.search.searchBar.searchTextField.isFirstResponder)
    #expect(screen.frame(screen.field).maxY == 544)
    HostKeyboardFrame.hide(on: screen.screen.scene.screen)
    screen.search.isActive = false
    screen.screen.update()
    #expect(screen.bar.parts.itemViews.search?.isButton == true)
  }

  // MARK: - While a search is under way

  @Test(
    "the field rises above the keyboard with a cross beside it, the bar goes away, and content keeps above the field")
  func active() throws {
    let screen = Screen(large: true) { root, _ in root.toolbarItems = [UIBarButtonItem(systemItem: .add)] }
    screen.navigation.isToolbarHidden = false
    screen.screen.update()
    screen.begin()
    let toolbar: UIToolbar = screen.navigation.toolbar
    #expect(screen.frame(screen.field) == CGRect(x: 16, y: 496, width: 305, height: 48))
    #expect(toolbar.shownPlatters == [CGRect(x: 333, y: 0, width: 44, height: 48)])
    #expect(screen.bar.frame.height == 0)
    #expect(screen.table.tableView.adjustedContentInset.top == 59)
    #expect(screen.table.tableView.adjustedContentInset.bottom == 366)
    // Without the keyboard, the field is at the bottom again.
    HostKeyboardFrame.hide(on: screen.screen.scene.screen)
    screen.screen.update()
    #expect(screen.frame(screen.field) == CGRect(x: 28, y: 776, width: 281, height: 48))
    let close = try #require(toolbar.itemViews[toolbar.closeItem] as? BarButton)
    #expect(close.accessibilityLabel == "Close")
    close.sendActions(for: .primaryActionTriggered)
    screen.screen.update()
    #expect(!screen.search.isActive && screen.bar.frame.height == 106)
    #expect(screen.field.frame == CGRect(x: 84, y: 0, width: 281, height: 48))
  }

  @Test("the bar stays where the app wants that; without an automatic cross there is none")
  func settings() {
    let screen = Screen { _, search in
      search.hidesNavigationBarDuringPresentation = false
      search.automaticallyShowsCancelButton = false
    }
    screen.begin()
    #expect(screen.bar.frame.height == 54)
    #expect(screen.navigation.toolbar.shownPlatters.isEmpty && screen.field.frame.width == 361)
  }

  @Test("where the keyboard leaves no room, the field is at the top and content below it")
  func noRoomAboveKeyboard() {
    let screen = Screen(
      Design26Screen(CGSize(width: 667, height: 375), top: 0, bottom: 0, scale: 2, cutout: .none, vertical: .compact))
    screen.begin(keyboard: 200)
    #expect(screen.frame(screen.field).minY == 123)
    HostKeyboardFrame.show(height: 260, on: screen.screen.scene.screen)
    screen.screen.update()
    #expect(screen.frame(screen.field).minY == 24)
    #expect(screen.table.tableView.adjustedContentInset.top == 68)
  }

  @Test("scopes are in the place of the navigation bar while a search is under way")
  func scopes() {
    let screen = Screen { _, search in search.searchBar.scopeButtonTitles = ["All", "Some"] }
    screen.begin()
    let scope = screen.search.searchBar.parts.scope
    #expect(screen.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 46))
    #expect(scope.superview === screen.bar && !scope.isHidden && scope.frame.minX == 16 && scope.frame.width == 361)
    screen.search.isActive = false
    screen.screen.update()
    #expect(scope.superview === screen.search.searchBar && screen.bar.frame.height == 54)
  }

  @Test("results lie over the screen as they do with a field below the title")
  func results() {
    let results = UIViewController()
    let screen = Design26Screen()
    let (root, search) = (UIViewController(), UISearchController(searchResultsController: results))
    root.navigationItem.searchController = search
    let navigation = screen.show(UINavigationController(rootViewController: root))
    search.isActive = true
    HostKeyboardFrame.show(height: 300, on: screen.scene.screen)
    search.searchBar.text = "a"
    screen.update()
    #expect(results.view.isDescendant(of: root.view))
    #expect(results.view.safeAreaInsets.bottom == 366 && results.view.safeAreaInsets.top == 59)
    _ = navigation
  }

  @Test("a screen without a search takes the toolbar away, and going back brings the search as it was")
  func pushing() {
    let screen = Screen()
    screen.search.isActive = true
    screen.screen.update()
    screen.navigation.pushViewController(UIViewController(), animated: false)
    screen.screen.update()
    #expect(screen.navigation.toolbar.isHidden && screen.bar.frame.height == 54)
    screen.navigation.popViewController(animated: false)
    screen.screen.update()
    #expect(!screen.navigation.toolbar.isHidden && screen.search.isActive)
    #expect(screen.bar.frame.height == 0 && screen.field.frame.width == 281)
  }

  @Test("a search begun while its screen appears is there in the first frame")
  func begunWhileAppearing() {
    final class Searched: UIViewController {
      let search = UISearchController(searchResultsController: nil)
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        search.isActive = true
      }
    }
    let screen = Design26Screen()
    let root = Searched()
    let navigation = screen.show(UINavigationController(rootViewController: root))
    #expect(root.search.isActive && root.search.searchBar.searchTextField.isFirstResponder)
    #expect(navigation.navigationBar.frame.height == 0)
  }

  @Test("in larger text, field and toolbar are higher, and other items keep their height")
  func largeText() {
    let screen = Screen { root, _ in root.toolbarItems = [UIBarButtonItem(systemItem: .add)] }
    screen.navigation.isToolbarHidden = false
    screen.navigation.view.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    screen.navigation.toolbar.setNeedsLayout()
    screen.screen.update()
    let growth = screen.search.searchBar.fieldGrowth
    #expect(growth > 10 && screen.field.frame.height == 48 + growth)
    #expect(screen.navigation.toolbar.shownPlatters.map(\.height) == [48])
    #expect(screen.frame(screen.field).maxY == 824)
  }

  @Test("content that is scrolled leaves the field where it is")
  func scrolling() {
    let screen = Screen { root, _ in root.navigationItem.hidesSearchBarWhenScrolling = true }
    screen.table.tableView.contentSize = CGSize(width: 393, height: 4000)
    screen.table.tableView.contentOffset.y = 500
    screen.screen.update()
    #expect(screen.frame(screen.field).minY == 776)
  }

  @Test("below the title, a cross on glass ends the search, and the bar's items are away with their glass")
  func stackedCross() {
    let screen = Screen { root, _ in
      root.navigationItem.preferredSearchBarPlacement = .stacked
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }
    screen.begin()
    let parts = screen.search.searchBar.parts
    #expect(
      !parts.cancel.isHidden && parts.cancel.title(for: .normal) == nil && parts.cancel.accessibilityLabel == "Close")
    #expect(parts.cancel.frame.size == CGSize(width: 44, height: 44))
    #expect(parts.cancelGlass?.frame == parts.cancel.frame && parts.field.frame.maxX == parts.cancel.frame.minX - 12)
    #expect(screen.bar.parts.itemViews.platters.allSatisfy { $0.alpha == 0 })
  }

  // MARK: - Search tabs

  /// A tab bar controller with a search tab, which is shown.
  private func showSearchTab(
    activates: Bool = false
  ) throws -> (screen: Design26Screen, tabs: UITabBarController, navigation: UINavigationController, tab: UISearchTab) {
    let screen = Design26Screen()
    let search = UISearchTab { _ in
      let root = UIViewController()
      root.navigationItem.searchController = UISearchController(searchResultsController: nil)
      return UINavigationController(rootViewController: root)
    }
    search.automaticallyActivatesSearch = activates
    let tabs = UITabBarController(tabs: [
      UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in UIViewController() },
      UITab(title: "Other", image: UIImage(systemName: "star"), identifier: "other") { _ in UIViewController() },
      search,
    ])
    screen.show(tabs)
    tabs.selectedTab = tabs.tabs[1]
    screen.update()
    // As a tap does.
    tabs.userChose(try #require(tabs.tabBar.items?.last))
    screen.update()
    return (screen, tabs, try #require(search.viewController as? UINavigationController), search)
  }

  @Test("the field of a search tab takes the place of the tabs, beside the one that was selected last")
  func searchTab() throws {
    let (screen, tabs, navigation, _) = try showSearchTab()
    let field = try #require(navigation.toolbar.itemViews.search)
    let circle = try #require(tabs.tabBar.floatingParts?.platter)
    #expect(circle.convert(circle.bounds, to: screen.window) == CGRect(x: 21, y: 783, width: 48, height: 48))
    // design-26: E049 for what lies beside a small tab bar.
    #expect(field.convert(field.bounds, to: screen.window) == CGRect(x: 84, y: 783, width: 288, height: 48))
    let shown = tabs.tabBar.buttons.filter { $0.alpha > 0 }
    #expect(shown.map { $0.item.title } == ["Other"] && tabs.tabBar.floatingParts?.separatePlatter.isHidden == true)
    // Touches beside the tab go to the field.
    let point = CGPoint(x: 200, y: 807)
    #expect(screen.window.hitTest(point, with: nil)?.isDescendant(of: field) == true)
    navigation.pushViewController(UIViewController(), animated: false)
    screen.update()
    #expect(tabs.tabBar.buttons.allSatisfy { $0.alpha > 0 } && !tabs.tabBar.isBesideSearch)
  }

  @Test(
    "the field of a search tab rises above the keyboard; a search that began by itself leads back when it is cancelled")
  func activatingTab() throws {
    let (screen, tabs, navigation, tab) = try showSearchTab(activates: true)
    let search = try #require(navigation.topViewController?.navigationItem.searchController)
    #expect(search.isActive && tabs.selectedTab === tab)
    HostKeyboardFrame.show(height: 300, on: screen.scene.screen)
    screen.update()
    let field = try #require(navigation.toolbar.itemViews.search)
    #expect(field.convert(field.bounds, to: screen.window) == CGRect(x: 16, y: 496, width: 305, height: 48))
    search.searchBar.cancelWasTapped()
    screen.update()
    #expect(!search.isActive && tabs.selectedTab?.identifier == "other")
  }

  // MARK: - Tablets

  @Test("on a tablet, the field is at the trailing end of the bar, in the middle, or a button there")
  func tablet() throws {
    let screen = Screen(.pad()) { root, _ in root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    }
    #expect(screen.item.searchBarPlacement == .integrated)
    let view = try #require(screen.bar.parts.itemViews.search)
    #expect(view.frame == CGRect(x: 564, y: 0, width: 240, height: 44))
    #expect(screen.bar.shownPlatters.map(\.minX) == [508])
    screen.search.isActive = true
    screen.screen.update()
    // The cross is at the end, and the bar stays.
    #expect(screen.bar.frame.height == 54 && view.frame.maxX == 748)
    screen.search.isActive = false
    screen.item.preferredSearchBarPlacement = .integratedButton
    screen.screen.update()
    #expect(view.isButton && view.frame == CGRect(x: 760, y: 0, width: 44, height: 44))
    screen.item.preferredSearchBarPlacement = .integratedCentered
    screen.screen.update()
    #expect(screen.item.searchBarPlacement == .integrated)
    screen.item.style = .browser
    screen.screen.update()
    #expect(screen.item.searchBarPlacement == .integratedCentered && view.frame.midX == 410)
    #expect(screen.bar.parts.title.frame.minX < 100)
    screen.item.preferredSearchBarPlacement = .stacked
    screen.screen.update()
    #expect(screen.search.searchBar.superview === screen.bar && screen.bar.frame.height == 114)
  }

  @Test("before iOS 26, the field of a tablet is in the bar, too, without glass and with a button with words")
  func oldTablet() throws {
    let screen = Screen(.pad(.iOS13))
    let view = try #require(screen.bar.parts.itemViews.search)
    #expect(screen.item.searchBarPlacement == .integrated && screen.bar.frame.height == 50)
    let field = screen.search.searchBar.searchTextField
    #expect(field.frame == CGRect(x: 0, y: 7, width: 240, height: 36))
    screen.search.isActive = true
    screen.screen.update()
    let cancel = screen.search.searchBar.parts.cancel
    #expect(!cancel.isHidden && cancel.title(for: .normal) == "Cancel" && cancel.frame.minX > field.frame.maxX)
    #expect(view.frame.height == 50)
  }

  @Test(
    "E200: a split view controller shows the search of one column in the bar of the last one, where that is allowed")
  func externalIntegration() throws {
    let screen = Design26Screen.pad()
    let (list, detail) = (UIViewController(), UIViewController())
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    screen.show(split)
    let first = try #require(list.navigationController)
    let last = try #require(detail.navigationController)
    #expect(last.navigationBar.parts.itemViews.search == nil)
    list.navigationItem.searchBarPlacementAllowsExternalIntegration = true
    screen.update()
    #expect(last.navigationBar.parts.itemViews.search?.searchBar === search.searchBar)
    #expect(!search.searchBar.isDescendant(of: first.navigationBar))
    list.navigationItem.searchBarPlacementAllowsExternalIntegration = false
    screen.update()
    #expect(search.searchBar.isDescendant(of: first.navigationBar))
    #expect(last.navigationBar.parts.itemViews.search == nil)
  }
}
