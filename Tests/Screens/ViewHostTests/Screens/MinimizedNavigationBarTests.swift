import TestHosts
import Testing
import UIKit
import ViewHost

@Suite("Navigation bars that go away while the user scrolls", .ownHosts)
@MainActor
struct MinimizedNavigationBarTests {
  private let host: ViewHost
  private let root = UIViewController()
  private let navigation: UINavigationController
  private let scrollView = UIScrollView()

  init() {
    var surroundings = HostEnvironment()
    surroundings.sdk = .iOS26
    host = ViewHost(surroundings: surroundings)
    scrollView.contentSize = CGSize(width: 393, height: 6000)
    root.view = scrollView
    root.title = "Title"
    navigation = UINavigationController(rootViewController: root)
    host.show(navigation)
  }

  private func scroll(by way: CGFloat) {
    host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 - way))
    host.advance(by: 3)
  }

  private var isAway: Bool { navigation.navigationBar.frame.maxY <= 0 }

  private func minimize(_ change: (inout UIBarMinimization) -> Void) {
    change(&root.navigationItem.navigationBarMinimization)
    host.advance(by: 0.1)
  }

  @Test("E201, E203: a bar goes away in the direction that the item says, and never without it")
  func directions() {
    scroll(by: 300)
    #expect(!isAway)
    minimize { $0.minimizationBehavior = .onScrollDown }
    scroll(by: 300)
    #expect(isAway)
    scroll(by: -100)
    #expect(!isAway)
    minimize { $0.minimizationBehavior = .onScrollUp }
    scroll(by: 300)
    #expect(!isAway)
    scroll(by: -100)
    #expect(isAway)
    minimize { $0.minimizationBehavior = .never }
    #expect(!isAway)
  }

  @Test("scrolling by code moves no bar")
  func code() {
    minimize { $0.minimizationBehavior = .onScrollDown }
    scrollView.contentOffset.y = 1000
    host.advance(by: 1)
    #expect(!isAway)
  }

  @Test(
    "E204: content gets the bar's room, unless the safe area is to stay",
    arguments: [
      UIBarMinimizationSafeAreaAdjustment.automatic, .enabled, .disabled,
    ])
  func safeArea(_ adjustment: UIBarMinimizationSafeAreaAdjustment) {
    minimize {
      $0.minimizationBehavior = .onScrollDown
      $0.safeAreaAdjustment = adjustment
    }
    let whole = scrollView.safeAreaInsets.top
    scroll(by: 300)
    #expect(isAway && scrollView.safeAreaInsets.top == (adjustment == .disabled ? whole : whole - 54))
    scroll(by: -100)
    #expect(!isAway && scrollView.safeAreaInsets.top == whole)
  }

  @Test("E205, E219: a bar that comes back at the edge only does so there, and in no other direction")
  func restoration() {
    minimize {
      $0.minimizationBehavior = .onScrollDown
      $0.restorationBehavior = .atScrollEdge
    }
    scroll(by: 300)
    scroll(by: 300)
    scroll(by: -100)
    #expect(isAway)
    scrollView.setContentOffset(CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: false)
    host.advance(by: 1)
    #expect(!isAway)
    minimize { $0.minimizationBehavior = .onScrollUp }
    scroll(by: 600)
    scroll(by: -100)
    #expect(isAway)
    // The edge counts with scrolling down alone.
    scroll(by: 100)
    #expect(!isAway)
  }

  @Test("a search field in the middle of the bar takes it away by itself")
  func centeredSearch() {
    root.navigationItem.preferredSearchBarPlacement = .integratedCentered
    scroll(by: 300)
    #expect(isAway)
    scroll(by: -60)
    #expect(isAway)
  }

  @Test("the next screen begins with its bar")
  func pushing() {
    minimize { $0.minimizationBehavior = .onScrollDown }
    scroll(by: 300)
    #expect(isAway)
    navigation.pushViewController(UIViewController(), animated: true)
    host.advance(by: 1)
    #expect(!isAway)
  }
}
