import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct NavigationOrderTests {
  let log = CallLog()

  init() { StandardScreen.make() }

  private func shown() -> (TestWindow, UINavigationController, LoggingController) {
    let test = TestWindow()
    let root = LoggingController("A", log)
    let navigation = UINavigationController(rootViewController: root)
    test.show(navigation)
    return (test, navigation, root)
  }

  @Test func theRootOfANavigationControllerAppearsWithIt() {
    let test = TestWindow()
    let entries = log.during {
      test.show(UINavigationController(rootViewController: LoggingController("A", log)))
    }
    #expect(
      entries == [
        "A willMove in", "A didMove in", "A load", "A willAppear", "A isAppearing", "A didAppear",
      ])
  }

  @Test(arguments: [true, false]) func pushing(animated: Bool) {
    let (test, navigation, _) = shown()
    let recorder = NavigationRecorder(log)
    navigation.delegate = recorder
    let entries = log.during {
      navigation.pushViewController(LoggingController("B", log), animated: animated)
      test.frame()
    }
    #expect(
      entries == [
        "B willMove in", "B load", "A willDisappear", "B willAppear", "willShow B", "B isAppearing", "A didDisappear",
        "B didAppear", "B didMove in", "didShow B",
      ])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test(arguments: [true, false]) func popping(animated: Bool) {
    let (test, navigation, _) = shown()
    let recorder = NavigationRecorder(log)
    navigation.delegate = recorder
    navigation.pushViewController(LoggingController("B", log), animated: false)
    test.frame()
    let entries = log.during {
      #expect((navigation.popViewController(animated: animated) as? LoggingController)?.name == "B")
      test.frame()
    }
    #expect(
      entries == [
        "B willMove out", "B willDisappear", "A willAppear", "willShow A", "A isAppearing", "B didDisappear",
        "A didAppear", "B didMove out", "didShow A",
      ])
  }

  @Test func theBackButtonPops() {
    let (test, navigation, _) = shown()
    navigation.pushViewController(LoggingController("B", log), animated: false)
    test.frame()
    let entries = log.during { test.tap(CGPoint(x: 20, y: 81)) }
    #expect(entries.first == "B willMove out")
    #expect(entries.last == "B didMove out")
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.navigationBar.items?.count == 1)
  }

  @Test func poppingToTheRootTellsTheOnesBetweenOfTheParentOnly() {
    let (test, navigation, _) = shown()
    for name in ["B", "C"] { navigation.pushViewController(LoggingController(name, log), animated: false) }
    test.frame()
    let entries = log.during {
      #expect(navigation.popToRootViewController(animated: true)?.count == 2)
      test.frame()
    }
    #expect(
      entries == [
        "C willMove out", "B willMove out", "C willDisappear", "A willAppear", "A isAppearing", "C didDisappear",
        "A didAppear", "C didMove out", "B didMove out",
      ])
  }

  @Test func replacingTheStackShowsItsTop() {
    let (test, navigation, _) = shown()
    let entries = log.during {
      navigation.setViewControllers([LoggingController("X", log), LoggingController("Y", log)], animated: true)
      test.frame()
    }
    #expect(
      entries == [
        "A willMove out", "X willMove in", "Y willMove in", "Y load", "A willDisappear", "Y willAppear",
        "Y isAppearing",
        "A didDisappear", "Y didAppear", "A didMove out", "X didMove in", "Y didMove in",
      ])
  }

  @Test func aPushDuringAPushFollowsIt() {
    let (test, navigation, _) = shown()
    let entries = log.during {
      navigation.pushViewController(LoggingController("B", log), animated: true)
      navigation.pushViewController(LoggingController("C", log), animated: true)
      #expect(navigation.viewControllers.count == 3)
      test.frame()
    }
    #expect(
      entries.filter { !$0.contains("ove") } == [
        "B load", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear", "C load",
        "B willDisappear", "C willAppear", "C isAppearing", "B didDisappear", "C didAppear",
      ])
    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test func aPushFromViewWillAppearOfTheRootFollowsItsOwnAppearing() {
    let test = TestWindow()
    let root = LoggingController("A", log)
    let navigation = UINavigationController(rootViewController: root)
    root.whenAppearing = { [weak navigation, weak root, log] in
      root?.whenAppearing = nil
      navigation?.pushViewController(LoggingController("B", log), animated: false)
    }
    let entries = log.during { test.show(navigation) }
    #expect(entries.filter { $0.hasPrefix("A ") } == ["A load", "A willAppear", "A willDisappear", "A didDisappear"])
    #expect(
      entries.filter { $0.hasPrefix("B ") && !$0.contains("ove") }
        == ["B load", "B willAppear", "B isAppearing", "B didAppear"])
    #expect(navigation.topViewController?.view.superview != nil)
    #expect(navigation.viewControllers[0].view.superview == nil)
  }

  @Test func aFingerPopsOrLetsBe() {
    let (test, navigation, _) = shown()
    navigation.pushViewController(LoggingController("B", log), animated: false)
    test.frame()
    let letBe = log.during {
      #expect(navigation.beginInteractivePop())
      test.frame()
      navigation.updateInteractivePop(0.4)
      #expect(navigation.transitionCoordinator?.percentComplete == 0.4)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      navigation.endInteractivePop(false)
      test.frame()
    }
    #expect(
      letBe == [
        "B willMove out", "B willDisappear", "A willAppear", "A isAppearing", "A willDisappear", "A didDisappear",
        "B willAppear", "B isAppearing", "B didAppear",
      ])
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.navigationBar.items?.count == 2)
    let popped = log.during {
      #expect(navigation.beginInteractivePop())
      navigation.updateInteractivePop(0.8)
      navigation.endInteractivePop(true)
      test.frame()
    }
    #expect(popped.suffix(3) == ["B didDisappear", "A didAppear", "B didMove out"])
    #expect(navigation.viewControllers.count == 1)
    #expect(!navigation.beginInteractivePop())
  }

  @Test func aTransitionTakesItsTime() {
    let (test, navigation, _) = shown()
    let next = LoggingController("B", log)
    navigation.pushViewController(next, animated: true)
    HostTime.advance(AppHost.current, by: 0.2, frameRate: 60) { WindowFrame.make(for: test.window) }
    #expect(log.entries.contains("B isAppearing"))
    #expect(!log.entries.contains("B didAppear"))
    let x = next.view.layer.presentation()?.frame.minX ?? 0
    #expect(x > 0 && x < 393)
    HostTime.advance(AppHost.current, by: 0.2, frameRate: 60) { WindowFrame.make(for: test.window) }
    #expect(log.entries.contains("B didAppear"))
    #expect(next.view.frame.minX == 0)
  }

  @Test func aDragFromTheEdgePops() {
    let (test, navigation, _) = shown()
    navigation.pushViewController(LoggingController("B", log), animated: false)
    test.frame()
    let finger = HostFinger(down: CGPoint(x: 5, y: 400), in: test.window)
    for x in stride(from: 15, through: 300, by: 20) {
      HostTime.advance(AppHost.current, by: 0.05, frameRate: 60) { WindowFrame.make(for: test.window) }
      finger.move(to: CGPoint(x: CGFloat(x), y: 400))
    }
    #expect((navigation.transitionCoordinator?.percentComplete ?? 0) > 0.6)
    finger.lift()
    test.frame()
    #expect(navigation.viewControllers.count == 1)
    #expect(log.entries.last == "B didMove out")
  }

  @Test func aCoordinatorRunsWithATransitionAndAfterIt() {
    let (test, navigation, _) = shown()
    let next = LoggingController("B", log)
    next.whenAppearing = { [weak next, log] in
      next?.transitionCoordinator?.animate { context in
        log.note("alongside \(context.isAnimated) \(context.viewController(forKey: .from) != nil)")
      } completion: { context in
        log.note("completed \(context.isCancelled)")
      }
    }
    let entries = log.during {
      navigation.pushViewController(next, animated: true)
      test.frame()
    }
    #expect(entries.firstIndex(of: "alongside true true")! > entries.firstIndex(of: "B willAppear")!)
    #expect(entries.last == "completed false")
    #expect(navigation.transitionCoordinator == nil)
    #expect(next.transitionCoordinator == nil)
  }

  @Test func movingIsToldWhileItLasts() {
    let (test, navigation, root) = shown()
    let next = LoggingController("B", log)
    var states: [Bool] = []
    next.whenAppearing = { [weak next] in states.append(next!.isMovingToParent) }
    next.whenAppeared = { [weak next] in states.append(next!.isMovingToParent) }
    navigation.pushViewController(next, animated: true)
    test.frame()
    #expect(states == [true, true])
    #expect(!next.isMovingToParent)
    root.whenAppearing = { [weak root, weak next] in states = [root!.isMovingToParent, next!.isMovingFromParent] }
    navigation.popViewController(animated: true)
    test.frame()
    #expect(states == [false, true])
  }

  @Test func aCustomAnimatorHasTheTransitionInItsHands() {
    let (test, navigation, _) = shown()
    let recorder = NavigationRecorder(log)
    let animator = HeldAnimator()
    recorder.animator = animator
    navigation.delegate = recorder
    let next = LoggingController("B", log)
    navigation.pushViewController(next, animated: true)
    test.frame()
    #expect(animator.context?.viewController(forKey: .to) === next)
    #expect(animator.context?.finalFrame(for: next) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(!log.entries.contains("B didAppear"))
    animator.context?.completeTransition(true)
    test.frame()
    #expect(log.entries.suffix(3) == ["B didAppear", "B didMove in", "didShow B"])
    #expect(animator.ended == [true])
  }
}

@MainActor
private final class NavigationRecorder: NSObject, UINavigationControllerDelegate {
  let log: CallLog
  var animator: HeldAnimator?

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  private func name(_ controller: UIViewController) -> String { (controller as? LoggingController)?.name ?? "?" }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    log.note("willShow \(name(viewController))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    log.note("didShow \(name(viewController))")
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// An animator whose animation lasts until the test ends it.
@MainActor
final class HeldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  var ended: [Bool] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let view = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(view)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
    context = nil
  }
}
