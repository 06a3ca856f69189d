import CoreGraphics
import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("iOS 26: navigation bars, toolbars and tab bars", .ownHosts)
struct Design26BarTests {
  @Test("recorded figures of navigation bars", arguments: navigationBars)
  func navigationBar(_ row: Design26Row) { row.check() }

  @Test("recorded figures of bar items", arguments: items)
  func item(_ row: Design26Row) { row.check() }

  @Test("recorded figures of toolbars", arguments: toolbars)
  func toolbar(_ row: Design26Row) { row.check() }

  @Test("recorded figures of tab bars", arguments: tabBars)
  func tabBar(_ row: Design26Row) { row.check() }

  @Test("recorded figures of search bars", arguments: searchBars)
  func searchBar(_ row: Design26Row) { row.check() }

  // MARK: - Rows

  private nonisolated static let navigationBars: [Design26Row] = [
    Design26Row("D001", 54) { [Design26Screen().showNavigation().navigationBar.frame.height] },
    Design26Row("D002", 106) { [Design26Screen().showNavigation(large: true).navigationBar.frame.height] },
    Design26Row("D003", 10, 20, 59) {
      [
        Design26Screen.small().showNavigation().navigationBar.frame.minY,
        Design26Screen.small(top: 20).showNavigation().navigationBar.frame.minY,
        Design26Screen().showNavigation().navigationBar.frame.minY,
      ]
    },
    Design26Row("D004", 0, 24, 667, 54) {
      let screen = Design26Screen(
        CGSize(width: 667, height: 375), top: 0, bottom: 0, scale: 2, cutout: .none, vertical: .compact)
      return screen.showNavigation().navigationBar.frame.numbers
    },
    Design26Row("D007", 116) { [inset(Design26Screen.small().showNavigation(large: true)).top] },
    Design26Row("D008", 41) {
      [Design26Screen().showNavigation(large: true).navigationBar.parts.largeTitle.frame.height]
    },
    Design26Row("D009", 16, 16) {
      [
        Design26Screen.small().showNavigation(large: true).navigationBar.parts.largeTitle.frame.minX,
        Design26Screen().showNavigation(large: true).navigationBar.parts.largeTitle.frame.minX,
      ]
    },
    Design26Row("D010", 57.5) {
      [Design26Screen.small().showNavigation(large: true).navigationBar.parts.largeTitle.frame.minY]
    },
    Design26Row("D013", 17) { [Design26Screen().showNavigation().navigationBar.parts.title.font.pointSize] },
    Design26Row("D014", 22) { [Design26Screen().showNavigation().navigationBar.parts.title.frame.midY] },
    Design26Row("D016", 32) {
      let bar = Design26Screen().showNavigation { $0.prompt = "Prompt" }.navigationBar
      return [bar.frame.height - 54]
    },
    Design26Row("D021", 113) { [Design26Screen().showNavigation().navigationBar.frame.maxY] },
    Design26Row("D147", 60) {
      let screen = Design26Screen.small()
      let plain = screen.showNavigation().navigationBar.fittingHeight
      let bar = screen.showNavigation {
        $0.preferredSearchBarPlacement = .stacked
        $0.searchController = UISearchController(searchResultsController: nil)
      }
      return [bar.navigationBar.fittingHeight - plain]
    },
    Design26Row("D287", 113, 83) {
      let screen = Design26Screen()
      let table = UITableViewController(style: .plain)
      table.title = "Title"
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: table)]
      screen.show(tabs)
      return [table.tableView.adjustedContentInset.top, table.tableView.adjustedContentInset.bottom]
    },
    Design26Row("E021", 116, 168) {
      let screen = Design26Screen.pro()
      let bar = screen.showNavigation(large: true).navigationBar
      return [bar.frame.minY + 54, bar.frame.maxY]
    },
  ]

  private static func inset(_ navigation: UINavigationController) -> UIEdgeInsets {
    (navigation.topViewController as? UITableViewController)?.tableView.adjustedContentInset ?? .zero
  }

  private static func platters(_ items: [UIBarButtonItem], depth: Int = 1) -> [CGRect] {
    let screen = Design26Screen()
    return screen.showNavigation({ $0.rightBarButtonItems = items }, depth: depth).navigationBar.shownPlatters
  }

  private static func image(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(image: square(width), style: .plain, target: nil, action: nil)
  }

  private static func title(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private static func apart(_ item: UIBarButtonItem) -> UIBarButtonItem {
    item.sharesBackground = false
    return item
  }

  private nonisolated static let items: [Design26Row] = [
    Design26Row("D022", 44) { platters([image(18)]).map(\.height) },
    Design26Row("D023", 22) {
      let bar = Design26Screen().showNavigation { $0.rightBarButtonItem = image(18) }.navigationBar
      return bar.subviews.compactMap { $0 as? GlassView }.filter { !$0.isHidden }.map { $0.layer.cornerRadii.topLeft }
    },
    Design26Row("D024", 0) { platters([image(18)]).map(\.minY) },
    Design26Row("D025", 16, 16) {
      let bar = Design26Screen().showNavigation {
        $0.leftBarButtonItem = image(18)
        $0.rightBarButtonItem = image(18)
      }.navigationBar
      return [bar.shownPlatters[0].minX, 393 - bar.shownPlatters[1].maxX]
    },
    Design26Row("D026", 277, 333) { platters([apart(image(18)), apart(image(18))]).map(\.minX) },
    Design26Row("D027", 32) {
      let item = title("Top")
      let width = NSAttributedString(
        string: "Top", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .medium)]
      ).size().width
      return platters([item]).map { $0.width - width }
    },
    Design26Row("D029", 44) { platters([image(18)]).map(\.width) },
    Design26Row("D030", 280, 44) {
      platters([10, 18, 24, 30, 40].map { image($0) }).flatMap { [$0.width, $0.height] }
    },
    Design26Row("D031", 3) {
      // A title and a prominent item have their own platters.
      let done = UIBarButtonItem(title: "OK", style: .prominent, target: nil, action: nil)
      return [CGFloat(platters([image(18), image(18), title("A"), done]).count)]
    },
    Design26Row("D042", 16, 0, 44, 44) { platters([], depth: 2).flatMap(\.numbers) },
    Design26Row("D263", 2) { [CGFloat(platters([image(18), .fixedSpace(), image(18)]).count)] },
  ]

  private static func toolbar(_ items: [UIBarButtonItem], height: CGFloat = 48) -> UIToolbar {
    let screen = Design26Screen()
    let bar = UIToolbar()
    bar.items = items
    return screen.add(bar, CGRect(x: 0, y: 300, width: 393, height: height))
  }

  private nonisolated static let toolbars: [Design26Row] = [
    Design26Row("D040", 32) {
      let frames = toolbar([title("A"), .fixedSpace(20), title("B")]).shownPlatters
      return [frames[1].minX - frames[0].maxX]
    },
    Design26Row("D043", 48) { [toolbar([]).intrinsicContentSize.height] },
    Design26Row("D044", 48) { toolbar([image(18)]).shownPlatters.map(\.height) },
    Design26Row("D045", 0, -2) {
      [toolbar([image(18)], height: 60), toolbar([image(18)], height: 44)].map { $0.shownPlatters[0].minY }
    },
    Design26Row("D046", 16, 28, 10) {
      let free = toolbar([image(18)]).shownPlatters[0].minX
      let navigation = managed()
      let bottom = inset(navigation).bottom
      return [free, navigation.toolbar.shownPlatters[0].minX, bottom - (852 - navigation.toolbar.frame.minY)]
    },
    Design26Row("D047", 12) {
      let frames = toolbar([title("A"), title("B")]).shownPlatters
      return [frames[1].minX - frames[0].maxX]
    },
    Design26Row("D288", 86) { [inset(managed()).bottom] },
  ]

  private static func managed() -> UINavigationController {
    let screen = Design26Screen()
    let navigation = screen.showNavigation()
    navigation.topViewController?.toolbarItems = [image(18)]
    navigation.isToolbarHidden = false
    screen.update()
    return navigation
  }

  private static func tabs(_ count: Int, _ screen: Design26Screen) -> UITabBar {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: UIImage(systemName: "star"), tag: index)
      return controller
    }
    screen.show(tabs)
    return tabs.tabBar
  }

  private static func platter(_ bar: UITabBar) -> CGRect { bar.floatingParts?.platter.frame ?? .zero }

  private nonisolated static let tabBars: [Design26Row] = [
    Design26Row("D050", 791, 83) {
      let bar = tabs(3, .pro())
      return [bar.frame.minY, bar.frame.height]
    },
    Design26Row("D051", 83) { [tabs(3, .small()).frame.height] },
    Design26Row("D052", 64) {
      let screen = Design26Screen(
        CGSize(width: 667, height: 375), top: 0, bottom: 0, scale: 2, cutout: .none, vertical: .compact)
      return [tabs(3, screen).frame.height]
    },
    Design26Row("D054", 62) { [platter(tabs(5, .pro())).height] },
    Design26Row("D055", 31) { [tabs(5, .pro()).floatingParts?.platter.layer.cornerRadii.topLeft ?? 0] },
    Design26Row("D056", 21) {
      let bar = tabs(5, .pro())
      return [874 - bar.frame.minY - platter(bar).maxY]
    },
    Design26Row("D057", 21, 360, 274) {
      [platter(tabs(5, .pro())).minX, platter(tabs(5, .pro())).width, platter(tabs(3, .small())).width]
    },
    Design26Row("D058", 4, 4) {
      let bar = tabs(5, .pro())
      return [bar.buttons[0].frame.minX - platter(bar).minX, bar.buttons[0].frame.minY]
    },
    Design26Row("D059", 77, 54, 94, 86) {
      let (five, three) = (tabs(5, .pro()).buttons, tabs(3, .small()).buttons)
      return [
        five[0].frame.width, five[0].frame.height, three[0].frame.width, three[1].frame.minX - three[0].frame.minX,
      ]
    },
    Design26Row("D060", 77, 54) {
      let bar = tabs(5, .pro())
      return [bar.floatingParts?.selection.frame.width ?? 0, bar.floatingParts?.selection.frame.height ?? 0]
    },
    Design26Row("D061", 20) {
      let button = tabs(5, .pro()).buttons[0]
      return button.subviews.compactMap { $0 as? UIImageView }.prefix(1).map(\.frame.midY)
    },
    Design26Row("D062", 10, 35, 12) {
      let button = tabs(5, .pro()).buttons[0]
      let label = button.subviews.compactMap { $0 as? UILabel }[0]
      return [label.font.pointSize, label.frame.minY, label.frame.height]
    },
    Design26Row("D064", 20, 20, 8.5, 6) {
      let bar = tabs(3, .small())
      bar.items?[0].badgeValue = "1"
      bar.layoutIfNeeded()
      let button = bar.buttons[0]
      let badge = button.subviews.compactMap { $0 as? TabBadge }[0].frame
      return [badge.width, badge.height, badge.minX - button.bounds.midX, badge.minY]
    },
    Design26Row("E028", 360, 398, 274) {
      [
        platter(tabs(5, .pro())).width,
        platter(tabs(5, Design26Screen(CGSize(width: 440, height: 956), top: 62))).width,
        platter(tabs(3, .pro())).width,
      ]
    },
    Design26Row("E031", 68.75) {
      let buttons = tabs(5, .pro()).buttons
      return [(buttons[4].frame.minX - buttons[0].frame.minX) / 4]
    },
    Design26Row("E032", 77, 84.6) {
      [
        tabs(5, .pro()).buttons[0].frame.width,
        tabs(5, Design26Screen(CGSize(width: 440, height: 956), top: 62)).buttons[0].frame.width,
      ]
    },
    Design26Row("E033", 0, 791, 402, 83, 64, 0, 274, 62) {
      let bar = tabs(3, .pro())
      return bar.frame.numbers + platter(bar).numbers
    },
    Design26Row("D070", 62, 62, 21) {
      let screen = Design26Screen.pro()
      let search = UISearchTab { _ in UIViewController() }
      let tabs = UITabBarController(tabs: [
        UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }, search,
      ])
      let bar = screen.show(tabs).tabBar
      let circle = bar.floatingParts?.separatePlatter.frame ?? .zero
      return [circle.width, circle.height, bar.bounds.maxX - circle.maxX]
    },
    Design26Row("D071", 8) {
      let screen = Design26Screen.pro()
      let names = ["One", "Two", "Three", "Four", "Five"]
      let others = names.map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
      let tabs = UITabBarController(
        tabs: Array(others.dropLast()) + [UISearchTab { _ in UIViewController() } as UITab])
      let bar = screen.show(tabs).tabBar
      return [(bar.floatingParts?.separatePlatter.frame.minX ?? 0) - platter(bar).maxX]
    },
    Design26Row("E052", 21) {
      let bar = tabs(3, .small())
      return [667 - bar.frame.minY - platter(bar).maxY]
    },
  ]

  private nonisolated static let searchBars: [Design26Row] = [
    Design26Row("D075", 44) { [Design26Screen().add(UISearchBar()).sizeThatFits(.zero).height] },
    Design26Row("D076", 44) {
      [Design26Screen().add(UISearchBar(), CGRect(x: 0, y: 200, width: 393, height: 56)).searchTextField.frame.height]
    },
    Design26Row("D077", 8, 6, 377, 44) {
      Design26Screen().add(UISearchBar(), CGRect(x: 0, y: 200, width: 393, height: 56)).searchTextField.frame.numbers
    },
    Design26Row("D078", 22) {
      let bar = Design26Screen().add(UISearchBar(), CGRect(x: 0, y: 200, width: 393, height: 44))
      return [bar.searchTextField.layer.cornerRadii.topLeft]
    },
    Design26Row("D081", 39.667) {
      let field = Design26Screen().add(UISearchBar(), CGRect(x: 0, y: 200, width: 393, height: 44)).searchTextField
      return [field.textRect(forBounds: field.bounds).minX]
    },
  ]
}
