import TestHosts
import Testing
import UIKit
import ViewCode
import ViewHost

@MainActor
private final class StepCoordinator: Coordinator<Int> {
  override func start() -> any CoordinatedScreen { ContentViewController(UIView()) }
}

@MainActor
private final class FlowCoordinator: Coordinator<Void> {
  enum Link: DeepLink { case step(Int) }
  var results: [Int] = []
  weak var step: StepCoordinator?

  override func start() -> any CoordinatedScreen {
    let list = ContentViewController(UIView().setting(\.backgroundColor, to: .systemYellow))
    list.title = "List"
    return CoordinatedNavigationController(rootViewController: list)
  }

  @discardableResult
  func push() -> any CoordinatedScreen {
    let child = StepCoordinator()
    step = child
    return push(child) { [weak self] in self?.results.append($0) }
  }

  @discardableResult
  func present() -> any CoordinatedScreen {
    let child = StepCoordinator()
    step = child
    return present(child) { [weak self] in self?.results.append($0) }
  }

  override func follow(_ link: any DeepLink) -> Bool {
    guard case .step(let count)? = link as? Link else { return false }
    for _ in 0..<count { push() }
    return true
  }
}

/// The ways in which a person leaves screens.
@MainActor
@Suite("Coordinators on the screen", .ownHosts)
struct ShowingTests {
  private let host = ViewHost()
  private let flow = FlowCoordinator()
  private let stack: UINavigationController

  init() throws {
    stack = try #require(flow.begin() as? UINavigationController)
    host.show(stack)
  }

  private func isGone() -> Bool {
    host.advance(by: 1)
    return flow.step == nil && flow.children.isEmpty
  }

  @Test("the back button takes the child along")
  func backButton() throws {
    flow.push()
    host.advance(by: 1)
    #expect(flow.step != nil && flow.children.count == 1)
    try host.tap(text: "List")
    #expect(isGone())
    #expect(stack.viewControllers.count == 1)
    #expect(flow.results.isEmpty)
  }

  @Test("a swipe from the edge takes the child along; one that is broken off does not")
  func edgeSwipe() {
    flow.push()
    host.advance(by: 1)
    host.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 60, y: 400), duration: 1, rest: 0.5)
    host.advance(by: 1)
    #expect(flow.step != nil && flow.children.count == 1)
    host.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.3)
    #expect(isGone())
  }

  @Test("a sheet that is pulled down takes the child along")
  func sheet() {
    flow.present()
    host.advance(by: 1)
    #expect(flow.step != nil && flow.children.count == 1)
    host.drag(from: CGPoint(x: 190, y: 120), to: CGPoint(x: 190, y: 800), duration: 0.2)
    #expect(isGone())
    #expect(stack.presentedViewController == nil)
    #expect(flow.results.isEmpty)
  }

  @Test("a stack that is replaced, popped to its root or dismissed takes all children along")
  func replaced() {
    for leave in [
      { stack.popToRootViewController(animated: false) } as () -> Any?,
      { stack.setViewControllers([stack.viewControllers[0]], animated: true) },
    ] {
      flow.push()
      flow.push()
      host.advance(by: 1)
      #expect(flow.children.count == 2)
      _ = leave()
      #expect(isGone())
    }
  }

  @Test("a pushed child that finishes is popped with all that it pushed, and its result arrives")
  func finishPushed() {
    flow.push()
    host.advance(by: 1)
    stack.pushViewController(UIViewController(), animated: true)
    host.advance(by: 1)
    #expect(stack.viewControllers.count == 3)
    flow.step?.finish(7)
    #expect(isGone())
    #expect(stack.viewControllers.count == 1)
    #expect(flow.results == [7])
  }

  @Test("a presented child that finishes is dismissed, and then its result arrives")
  func finishPresented() {
    flow.present()
    host.advance(by: 1)
    #expect(stack.presentedViewController === flow.step?.screen)
    flow.step?.finish(3)
    #expect(isGone())
    #expect(stack.presentedViewController == nil)
    #expect(flow.results == [3])
  }

  @Test("without animations everything happens at once")
  func atOnce() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(flow.open(FlowCoordinator.Link.step(3)))
    #expect(stack.viewControllers.count == 4)
    #expect(stack.topViewController === flow.step?.screen)
    flow.step?.finish(1)
    #expect(stack.viewControllers.count == 3)
    flow.present()
    #expect(stack.presentedViewController != nil)
    flow.step?.finish(2)
    #expect(stack.presentedViewController == nil)
    #expect(flow.results == [1, 2])
  }

  @Test("a coordinator without a stack says what it lacks, and its child begins all the same")
  func withoutStack() {
    let lone = StepCoordinator()
    let screen = lone.begin()
    var pushed: (any CoordinatedScreen)?
    let heard = warnings { pushed = lone.push(StepCoordinator()) }
    #expect(heard.count == 1)
    #expect(heard.first?.message.hasPrefix("StepCoordinator cannot push StepCoordinator") == true)
    #expect(pushed != nil)
    withExtendedLifetime(screen) {}
  }
}
