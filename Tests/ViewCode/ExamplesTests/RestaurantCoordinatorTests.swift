import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("Restaurant list and coordinator", .ownHosts)
struct RestaurantCoordinatorTests {
  private let host = ViewHost()

  @Test("a tap on the third row pushes the third restaurant, and a swipe from the edge brings the list back")
  func pushAndPop() throws {
    let coordinator = RestaurantCoordinator(lists: [("Restaurants", Restaurant.samples)])
    let navigation = try #require(coordinator.begin() as? UINavigationController)
    host.show(navigation)
    let list = try #require(navigation.topViewController as? RestaurantListViewController)
    let cell = try #require(list.tableView.cellForRow(at: [0, 2]))
    try host.tap(on: cell)
    host.advance(by: 1)
    weak let pushed = navigation.topViewController
    #expect(pushed is RestaurantViewController)
    #expect(pushed?.title == Restaurant.samples[2].name)
    #expect(pushed?.view.window === host.window)
    host.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.3)
    host.advance(by: 1)
    #expect(navigation.topViewController === list)
    // Nothing retains the restaurant's screen any longer.
    #expect(pushed == nil)
  }

  @Test("two lists are served by one coordinator, each on its own stack")
  func twoLists() throws {
    let coordinator = RestaurantCoordinator(
      lists: [("Near", Restaurant.samples), ("Far", Restaurant.samples.reversed())])
    let tabs = try #require(coordinator.begin() as? UITabBarController)
    host.show(tabs)
    for index in 0..<2 {
      tabs.selectedIndex = index
      host.update()
      let navigation = try #require(tabs.viewControllers?[index] as? UINavigationController)
      let list = try #require(navigation.topViewController as? RestaurantListViewController)
      try host.tap(on: try #require(list.tableView.cellForRow(at: [0, 0])))
      host.advance(by: 1)
      #expect(navigation.topViewController?.title == (index == 0 ? Restaurant.samples[0] : Restaurant.samples[3]).name)
    }
  }

  @Test("screens and coordinator are gone when the window has others")
  func leaks() {
    weak var coordinator: RestaurantCoordinator?
    weak var screen: UIViewController?
    weak var list: UIViewController?
    func use() {
      let made = RestaurantCoordinator(lists: [("Restaurants", Restaurant.samples)])
      let navigation = made.begin() as? UINavigationController
      coordinator = made
      screen = navigation
      list = navigation?.topViewController
      navigation.map { host.show($0) }
    }
    use()
    #expect(coordinator != nil)
    host.show(UIViewController())
    host.advance(by: 0.1)
    #expect(coordinator == nil && screen == nil && list == nil)
  }
}
