import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct TabOrderTests {
  let log = CallLog()

  init() { StandardScreen.make() }

  @Test func tabsLoadWhenTheyAreFirstShown() {
    let test = TestWindow()
    let tabs = UITabBarController()
    tabs.viewControllers = [LoggingController("A", log), LoggingController("B", log)]
    let first = log.during { test.show(tabs) }
    #expect(first == ["A load", "A willAppear", "A isAppearing", "A didAppear"])
    let second = log.during {
      tabs.selectedIndex = 1
      test.frame()
    }
    #expect(
      second == ["B load", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear"])
    let back = log.during {
      tabs.selectedIndex = 0
      test.frame()
    }
    #expect(back == ["B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear"])
  }

  @Test func theTopOfANavigationControllerAppearsWithItsTab() {
    let test = TestWindow()
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    navigation.pushViewController(LoggingController("B", log), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, LoggingController("C", log)]
    test.show(tabs)
    #expect(!navigation.viewControllers[0].isViewLoaded)
    let away = log.during {
      tabs.selectedIndex = 1
      test.frame()
    }
    #expect(
      away == ["C load", "B willDisappear", "C willAppear", "C isAppearing", "B didDisappear", "C didAppear"])
    let popped = log.during { navigation.popViewController(animated: true) }
    #expect(popped == ["B willMove out", "B didMove out"])
    let back = log.during {
      tabs.selectedIndex = 0
      test.frame()
    }
    #expect(
      back == ["C willDisappear", "A load", "A willAppear", "A isAppearing", "C didDisappear", "A didAppear"])
  }

  @Test func tapsAskTheDelegateFirst() {
    let test = TestWindow()
    let tabs = UITabBarController()
    let controllers = ["A", "B", "C"].map { LoggingController($0, log) }
    for controller in controllers { controller.title = controller.name }
    tabs.viewControllers = controllers
    let decider = TabDecider()
    tabs.delegate = decider
    test.show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    test.tap(CGPoint(x: 196, y: 800))
    #expect(tabs.selectedIndex == 1)
    decider.allows = false
    test.tap(CGPoint(x: 330, y: 800))
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    #expect(decider.selected.count == 1)
  }

  @Test func childrenChangePlaces() {
    let test = TestWindow()
    let parent = UIViewController()
    let (first, second) = (LoggingController("A", log), LoggingController("B", log))
    for child in [first, second] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(first.view)
    test.show(parent)
    let entries = log.during {
      parent.transition(from: first, to: second, duration: 0.3, animations: nil) { _ in log.note("completed") }
      test.frame()
    }
    #expect(
      entries == [
        "A willDisappear", "B load", "B willAppear", "A didDisappear", "B isAppearing", "B didAppear", "completed",
      ])
    #expect(parent.view.subviews == [second.view])
  }

  @Test func aChildOfAChildAppearsAndLeaves() {
    let test = TestWindow()
    let parent = LoggingController("P", log)
    test.show(parent)
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    let coming = log.during {
      parent.addChild(navigation)
      parent.view.addSubview(navigation.view)
      navigation.didMove(toParent: parent)
      test.frame()
    }
    #expect(coming == ["A load", "A willAppear", "A isAppearing", "A didAppear"])
    let going = log.during {
      navigation.willMove(toParent: nil)
      navigation.view.removeFromSuperview()
      navigation.removeFromParent()
    }
    #expect(going == ["A willDisappear", "A didDisappear"])
  }
}

@MainActor
private final class TabDecider: NSObject, UITabBarControllerDelegate {
  var allows = true
  var selected: [UIViewController] = []

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    allows
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    selected.append(viewController)
  }
}
