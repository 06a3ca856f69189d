import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct UITabBarControllerTests {
  init() { StandardScreen.make() }

  @Test func contentKeepsClearOfTheBar() {
    let test = TestWindow()
    let tabs = UITabBarController()
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [first, navigation]
    test.show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    tabs.selectedIndex = 1
    test.frame()
    let root = navigation.viewControllers[0]
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    #expect(first.view.superview == nil)
  }

  private final class EarlyTabs: UITabBarController {
    override func viewDidLoad() {
      super.viewDidLoad()
      viewControllers = [UIViewController(), UIViewController()]
    }
  }

  @Test func theViewIsLoadedByTheInitializer() {
    let tabs = EarlyTabs()
    #expect(tabs.isViewLoaded)
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === tabs.viewControllers?[1])
  }

  @Test func aPushedControllerMayHideTheBar() {
    let test = TestWindow()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    test.show(tabs)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    test.frame()
    #expect(tabs.tabBar.isHidden)
    #expect(detail.view.safeAreaInsets.bottom == 34)
    let deeper = UIViewController()
    navigation.pushViewController(deeper, animated: true)
    test.frame()
    #expect(tabs.tabBar.isHidden)
    navigation.popToRootViewController(animated: true)
    test.frame()
    #expect(!tabs.tabBar.isHidden)
    #expect(navigation.viewControllers[0].view.safeAreaInsets.bottom == 83)
  }

  @Test func choosingFollowsTheControllers() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.viewControllers == nil)
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    tabs.viewControllers = [a, b, c]
    #expect(tabs.selectedViewController === a)
    tabs.selectedViewController = c
    #expect(tabs.selectedIndex == 2)
    tabs.selectedIndex = 17
    #expect(tabs.selectedIndex == 2)
    tabs.viewControllers = [c, a]
    #expect(tabs.selectedIndex == 0)
    #expect(b.parent == nil)
    tabs.viewControllers = [b]
    #expect(tabs.selectedViewController === b)
    #expect(a.tabBarController == nil && b.tabBarController === tabs)
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil)
  }

  @Test func aSecondTapPopsToTheRoot() {
    let test = TestWindow()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation, UIViewController()]
    test.show(tabs)
    navigation.pushViewController(UIViewController(), animated: false)
    test.frame()
    test.tap(CGPoint(x: 98, y: 800))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func aTabSetLaterIsShown() {
    let tabs = UITabBarController()
    let controller = UIViewController()
    tabs.viewControllers = [controller]
    controller.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 7)
    #expect(tabs.tabBar.items?.first?.title == "New")
    controller.tabBarItem.badgeValue = "3"
    #expect(tabs.tabBar.items?.first?.badgeValue == "3")
  }

  @Test func theBarsBackgroundFollowsTheContent() {
    let test = TestWindow()
    let tabs = UITabBarController()
    let controller = UIViewController()
    let scrollView = UIScrollView()
    controller.view = scrollView
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    tabs.viewControllers = [controller]
    test.show(tabs)
    #expect(!tabs.tabBar.isAtScrollEdge)
    scrollView.contentOffset.y = 3000 - 852 + 83
    #expect(tabs.tabBar.isAtScrollEdge)
    scrollView.contentSize.height = 100
    #expect(tabs.tabBar.isAtScrollEdge)
  }

  @Test("a subclass hears of a tap before the controller is chosen")
  func tapOfSubclass() {
    final class Tabs: UITabBarController {
      var log: [String] = []

      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        super.tabBar(tabBar, didSelect: item)
        log.append("\(item.title ?? "") \(selectedIndex)")
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = ["A", "B"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    tabs.tabBar.delegate?.tabBar(tabs.tabBar, didSelect: tabs.tabBar.items![1])
    #expect(tabs.log == ["B 0"] && tabs.selectedIndex == 1)
  }
}
