import CoreGraphics
import Foundation
import TestHosts
import Testing

@_spi(Host) @testable import UIKit

@MainActor
@Suite("iOS 27: new properties and their effects", .ownHosts)
struct Design27APITests {
  init() { StandardScreen.make() }

  private func title(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func words(_ items: [UIView]) -> [String] {
    items.filter { !$0.isHidden }.compactMap { ($0 as? BarButton)?.item?.title }
  }

  @Test("E206: items of the lowest priority go into a menu first, and of these the last ones")
  func visibilityPriority() throws {
    let items = ["First", "Second", "Third", "Fourth", "Fifth"].map { title($0) }
    items[0].visibilityPriority = .low
    items[4].visibilityPriority = .high
    let bar = Design26Screen().showNavigation { $0.rightBarButtonItems = items }.navigationBar
    let views = bar.parts.itemViews
    #expect(words(views.all) == ["Second", "Third", "Fifth"])
    let more = try #require(bar.parts.moreItem)
    #expect(more.menu?.children.map(\.title) == ["First", "Fourth"])
    #expect(try #require(views[more]).frame.maxX == 373)
    // The action of a menu's entry is that of the item.
    var taps = 0
    items[0].primaryAction = UIAction { _ in taps += 1 }
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    (more.menu?.children.first as? UIAction)?.performWithSender(nil, target: nil)
    #expect(taps == 1)
    #expect(
      UIBarButtonItemVisibilityPriority(higherThan: .standard).rawValue
        > UIBarButtonItemVisibilityPriority.standard.rawValue)
    #expect(
      UIBarButtonItemVisibilityPriority(lowerThan: .low).rawValue < UIBarButtonItemVisibilityPriority.low.rawValue)
  }

  @Test("E206: a toolbar has a menu, too, and no item is left out where there is room")
  func toolbarPriority() {
    let screen = Design26Screen()
    let bar = UIToolbar()
    bar.items = (0..<6).map { title("Item \($0)") }
    screen.add(bar, CGRect(x: 0, y: 300, width: 393, height: 48))
    #expect(bar.moreItem?.menu?.children.isEmpty == false)
    #expect(bar.shownPlatters.allSatisfy { $0.maxX <= 378 })
    let wide = UIToolbar()
    wide.items = [title("A"), title("B")]
    screen.add(wide, CGRect(x: 0, y: 400, width: 393, height: 48))
    #expect(wide.moreItem == nil)
  }

  @Test("E207: a view without padding fills its platter")
  func paddingRemoved() {
    func platter(_ isPaddingRemoved: Bool) -> (CGRect?, CGRect) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      let item = UIBarButtonItem(customView: view)
      item.isPaddingRemoved = isPaddingRemoved
      let bar = Design26Screen().showNavigation { $0.rightBarButtonItem = item }.navigationBar
      return (bar.shownPlatters.first, view.convert(view.bounds, to: bar))
    }
    let (padded, bare) = (platter(false), platter(true))
    #expect(padded.0?.width == 102 && bare.0?.width == 90)
    #expect(bare.0?.minX == bare.1.minX && bare.0?.maxX == bare.1.maxX)
  }

  @Test("E208: a hidden picture leaves the row and, where no other is left, its room")
  func imageVisibility() {
    let action = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in }
    func start() -> (CGFloat, Bool) {
      let screen = Design26Screen()
      let list = MenuListView(UIMenu(children: [action]), isInner: false, reverses: false) { _, _ in }
      screen.add(list, CGRect(x: 20, y: 100, width: 250, height: 100))
      let row = list.descendants(MenuRowView.self)[0]
      let label = row.descendants(UILabel.self)[0]
      return (label.frame.minX, row.descendants(UIImageView.self).contains { $0.image != nil && !$0.isHidden })
    }
    // design-26: D125.
    #expect(start() == (60, true))
    action.preferredImageVisibility = .hidden
    #expect(start() == (28, false))
    let copy = action.copy() as? UIAction
    #expect(copy?.preferredImageVisibility == .hidden)
    action.preferredImageVisibility = .visible
    #expect(start() == (60, true))
  }

  @Test("E209: an entry hears when a finger comes and when it goes")
  func highlightState() {
    let action = UIAction(title: "Copy") { _ in }
    var states: [Bool] = []
    action.highlightStateUpdateHandler = { element, isHighlighted in
      #expect(element === action)
      states.append(isHighlighted)
    }
    let row = MenuRowView(action, style: .row, hasMarks: false, hasImages: false)
    row.isHighlighted = true
    row.isEnabled = false
    row.isHighlighted = false
    #expect(states == [true, false])
  }

  @Test("E223: an appearance gives its bar a style, for as long as it is the shown one")
  func appearanceStyle() {
    let screen = Design26Screen()
    let navigation = screen.showNavigation()
    let appearance = UINavigationBarAppearance()
    appearance.overrideUserInterfaceStyle = .dark
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    screen.update()
    #expect(navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
    #expect(UINavigationBarAppearance(barAppearance: appearance).overrideUserInterfaceStyle == .dark)
    navigation.navigationBar.standardAppearance = UINavigationBarAppearance()
    navigation.navigationBar.scrollEdgeAppearance = nil
    screen.update()
    #expect(navigation.navigationBar.traitCollection.userInterfaceStyle == .light)
  }

  @Test("E252, E253: the title stands where the item wants it, and a title view hears of that")
  func titleAlignment() {
    let view = UILabel()
    view.text = "Title"
    let screen = Design26Screen()
    let navigation = screen.showNavigation { $0.titleView = view }
    let bar = navigation.navigationBar
    #expect(abs(view.convert(view.bounds, to: bar).midX - 196.5) < 1)
    #expect(view.traitCollection.navigationTitleAlignment == .center)
    navigation.topViewController?.navigationItem.titleAlignment = .leading
    screen.update()
    #expect(abs(view.convert(view.bounds, to: bar).minX - 16) < 0.01)
    #expect(view.traitCollection.navigationTitleAlignment == .leading)
    #expect(navigation.traitCollection.navigationTitleAlignment == .automatic)
  }

  @Test("D271: a prominent tab is apart from the others; a search tab is so where there is none")
  func prominentTab() {
    let screen = Design26Screen()
    let tabs = UITabBarController(tabs: [
      UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() },
      UITab(title: "New", image: UIImage(systemName: "plus"), identifier: "new") { _ in UIViewController() },
      UISearchTab { _ in UIViewController() },
    ])
    screen.show(tabs)
    func apart() -> [Bool] { (tabs.tabBar.items ?? []).map(\.isSeparate) }
    #expect(apart() == [false, false, true])
    tabs.prominentTabIdentifier = "new"
    screen.update()
    #expect(apart() == [false, true, false])
    tabs.setProminentTabIdentifier(nil, animated: false)
    #expect(apart() == [false, false, true])
  }

  @Test("D272, E233: changes of tabs in one update become one change of controllers")
  func batchUpdates() {
    let screen = Design26Screen()
    func tab(_ name: String) -> UITab { UITab(title: name, image: nil, identifier: name) { _ in UIViewController() } }
    let tabs = UITabBarController(tabs: [tab("a")])
    screen.show(tabs)
    tabs.performBatchUpdates {
      tabs.tabs = [tab("b"), tab("c")]
      tabs.tabs[0].isHidden = true
      #expect(tabs.viewControllers?.count == 1)
    }
    #expect(tabs.viewControllers?.count == 1 && tabs.tabBar.items?.map(\.title) == ["c"])
  }

  @Test("E099: the band of a picker is a capsule of another shade in the dark")
  func pickerBand() {
    let screen = Design26Screen(isDark: true)
    let picker = screen.add(UIDatePicker(), CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    screen.update()
    let band = picker.descendants(UIPickerView.self).first?.band
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    band?.backgroundColor?.resolvedColor(with: screen.window.traitCollection)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let (actual, expected): ([CGFloat], [CGFloat]) = ([red, green, blue, alpha], [0.922, 0.922, 0.961, 0.085])
    let isNear = zip(actual, expected).allSatisfy { (pair: (CGFloat, CGFloat)) in abs(pair.0 - pair.1) < 0.01 }
    #expect(isNear, "\(actual)")
  }

  @Test("E180: the content of an accessory knows where that is")
  func accessoryEnvironment() {
    let screen = Design26Screen()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let content = UIView()
    tabs.bottomAccessory = UITabAccessory(contentView: content)
    screen.show(tabs)
    #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
    tabs.setTabBarMinimized(true)
    screen.update()
    #expect(content.traitCollection.tabAccessoryEnvironment == .inline)
    #expect(tabs.traitCollection.tabAccessoryEnvironment == .unspecified)
  }
}

extension UIView {
  /// The views of a class below this one, in the order of drawing.
  fileprivate func descendants<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + $0.descendants(type) }
  }
}
