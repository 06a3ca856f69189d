import TestHosts
import Testing
import UIKit
import ViewHost

@Suite("Tab bars that become small while the user scrolls", .ownHosts)
@MainActor
struct MinimizedTabBarTests {
  private let host: ViewHost
  private let tabs = UITabBarController()
  private let scrollView = UIScrollView()

  init() {
    var surroundings = HostEnvironment()
    surroundings.sdk = .iOS26
    host = ViewHost(surroundings: surroundings)
    scrollView.contentSize = CGSize(width: 393, height: 4000)
    let first = UIViewController()
    first.view = scrollView
    first.tabBarItem = UITabBarItem(title: "List", image: UIImage(systemName: "list.bullet"), tag: 0)
    let second = UIViewController()
    second.tabBarItem = UITabBarItem(title: "Other", image: UIImage(systemName: "star"), tag: 1)
    tabs.viewControllers = [first, second]
    host.show(tabs)
  }

  private func scroll(by way: CGFloat) {
    host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 - way))
    host.advance(by: 3)
  }

  /// The titles of the visible tabs.
  private var titles: [String] {
    func labels(in view: UIView) -> [String] {
      guard view.alpha > 0, !view.isHidden else { return [] }
      return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
    }
    return labels(in: tabs.tabBar)
  }

  @Test("scrolling down leaves the selected tab's picture, and scrolling up brings the bar back; the bar's frame stays")
  func scrollingDown() {
    let frame = tabs.tabBar.frame
    scroll(by: 200)
    #expect(titles == ["List", "Other"])
    tabs.tabBarMinimizeBehavior = .onScrollDown
    scroll(by: 200)
    #expect(titles == [] && tabs.tabBar.frame == frame)
    scroll(by: -100)
    #expect(titles == ["List", "Other"])
  }

  @Test("scrolling by code changes nothing, and a tap on the small bar brings it back without choosing anything")
  func tapping() throws {
    tabs.tabBarMinimizeBehavior = .onScrollDown
    scrollView.contentOffset.y = 600
    host.advance(by: 1)
    #expect(titles == ["List", "Other"])
    scroll(by: 200)
    #expect(titles == [])
    host.tap(at: CGPoint(x: 45, y: 852 - 21 - 24))
    host.advance(by: 1)
    #expect(titles == ["List", "Other"] && tabs.selectedIndex == 0)
  }

  @Test("another tab begins with the whole bar")
  func otherTab() {
    tabs.tabBarMinimizeBehavior = .onScrollDown
    scroll(by: 200)
    #expect(titles == [])
    tabs.selectedIndex = 1
    host.advance(by: 1)
    #expect(titles == ["List", "Other"])
  }

  @Test("an accessory moves beside the small bar: design-26 E049")
  func accessory() throws {
    tabs.tabBarMinimizeBehavior = .onScrollDown
    let content = UIView()
    tabs.bottomAccessory = UITabAccessory(contentView: content)
    host.advance(by: 0.1)
    #expect(content.convert(content.bounds, to: nil) == CGRect(x: 21, y: 713, width: 351, height: 48))
    scroll(by: 200)
    #expect(content.convert(content.bounds, to: nil) == CGRect(x: 84, y: 783, width: 225, height: 48))
  }
}
