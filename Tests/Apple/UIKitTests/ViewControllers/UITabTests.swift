import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UITab", .ownHosts)
struct UITabTests {
  init() { StandardScreen.make() }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var selections: [String] = []
    var refused = ""

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != refused
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      selections.append("\(previousTab?.identifier ?? "-") \(selectedTab.identifier)")
    }
  }

  @Test("tabs make their controllers, with their titles in the bar")
  func controllers() {
    let bar = UITabBarController(tabs: [tab("a"), tab("b")])
    #expect(bar.viewControllers?.count == 2 && bar.tabBar.items?.map(\.title) == ["a", "b"])
    #expect(bar.selectedTab?.identifier == "a" && bar.viewControllers?.allSatisfy { !$0.isViewLoaded } == true)
    bar.tabs[1].title = "c"
    bar.tabs[1].badgeValue = "3"
    #expect(bar.tabBar.items?[1].title == "c" && bar.tabBar.items?[1].badgeValue == "3")
    #expect(bar.viewControllers?[1].tab === bar.tabs[1])
  }

  @Test("hidden tabs are left out, and come back")
  func hiding() {
    let bar = UITabBarController(tabs: [tab("a"), tab("b")])
    bar.tabs[0].isHidden = true
    #expect(bar.tabBar.items?.map(\.title) == ["b"])
    bar.tabs[0].isHidden = false
    #expect(bar.tabBar.items?.map(\.title) == ["a", "b"])
  }

  @Test("the delegate hears of chosen tabs, and may refuse what the user chooses")
  func delegate() throws {
    let delegate = Delegate()
    let bar = UITabBarController(tabs: [tab("a"), tab("b"), tab("c")])
    bar.delegate = delegate
    bar.selectedTab = bar.tab(forIdentifier: "b")
    delegate.refused = "c"
    bar.userChose(try #require(bar.tabBar.items?[2]))
    #expect(delegate.selections == ["a b"] && bar.selectedTab?.identifier == "b")
    bar.userChose(try #require(bar.tabBar.items?[0]))
    #expect(delegate.selections == ["a b", "b a"])
  }

  @Test("a group is one tab, with the controller of its chosen child")
  func groups() {
    let group = UITabGroup(title: "More", image: nil, identifier: "group", children: [tab("x"), tab("y")])
    group.defaultChildIdentifier = "y"
    let bar = UITabBarController(tabs: [tab("a"), group])
    #expect(bar.tabBar.items?.map(\.title) == ["a", "More"])
    #expect(bar.viewControllers?[1] === group.children[1].viewController)
    bar.selectedTab = bar.tab(forIdentifier: "x")
    #expect(bar.selectedViewController === group.children[0].viewController && bar.selectedTab === group.children[0])
  }

  @Test("a search tab has the system's looks")
  func search() {
    let bar = UITabBarController(tabs: [UISearchTab { _ in UIViewController() }])
    #expect(bar.tabBar.items?[0].title == UITabBarItem(tabBarSystemItem: .search, tag: 0).title)
  }
}
