import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Archives of bars", .ownHosts)
struct BarArchiveTests {
  init() { StandardScreen.make() }

  private func copy<View: UIView>(_ view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View)
  }

  @Test("a navigation bar keeps its items, and they theirs")
  func navigationBar() throws {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "B")
    item.rightBarButtonItems = [UIBarButtonItem(systemItem: .done), UIBarButtonItem(title: "More")]
    item.largeTitleDisplayMode = .always
    bar.items = [UINavigationItem(title: "A"), item]
    bar.prefersLargeTitles = true
    let copy = try copy(bar)
    #expect(copy.items?.map(\.title) == ["A", "B"] && copy.prefersLargeTitles)
    #expect(copy.topItem?.rightBarButtonItems?.map(\.title) == ["Done", "More"])
    #expect(copy.topItem?.rightBarButtonItem?.style == .done)
    // The items notify their bar.
    let height = copy.intrinsicContentSize.height
    copy.topItem?.largeTitleDisplayMode = .never
    #expect(height == 96 && copy.intrinsicContentSize.height == 44)
  }

  @Test("a toolbar, a tab bar and a search bar keep what they show")
  func others() throws {
    let toolbar = UIToolbar()
    toolbar.items = [UIBarButtonItem(title: "A"), .flexibleSpace()]
    let items = try #require(try copy(toolbar).items)
    #expect(items[0].title == "A" && items[1].isFlexibleSpace)

    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: "A", image: nil, tag: 3), UITabBarItem(title: "B", image: nil, tag: 4)]
    tabs.items?[0].badgeValue = "7"
    tabs.selectedItem = tabs.items?[1]
    let tabCopy = try copy(tabs)
    #expect(tabCopy.items?.map(\.tag) == [3, 4] && tabCopy.items?[0].badgeValue == "7")
    #expect(tabCopy.selectedItem?.title == "B")

    let search = UISearchBar()
    search.placeholder = "Find"
    search.scopeButtonTitles = ["All", "Some"]
    search.showsScopeBar = true
    search.searchBarStyle = .minimal
    let searchCopy = try copy(search)
    #expect(searchCopy.placeholder == "Find" && searchCopy.searchBarStyle == .minimal)
    #expect(searchCopy.parts.scope.numberOfSegments == 2 && searchCopy.intrinsicContentSize.height == 102)
    #expect(searchCopy.subviews.count == search.subviews.count)
  }

  @Test("an effect view keeps effect and contents")
  func effectView() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.contentView.addSubview(UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    let copy = try copy(view)
    #expect(copy.effect?.isEqual(view.effect) == true && copy.subviews.count == 2)
    #expect(copy.contentView.subviews.first is UILabel)
    #expect(copy.contentView.subviews.first?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
