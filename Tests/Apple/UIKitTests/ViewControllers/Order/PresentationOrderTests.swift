import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct PresentationOrderTests {
  let log = CallLog()

  init() { StandardScreen.make() }

  private func shown() -> (TestWindow, LoggingController) {
    let test = TestWindow()
    let root = LoggingController("A", log)
    test.show(root)
    return (test, root)
  }

  private func controller(_ name: String, _ style: UIModalPresentationStyle) -> LoggingController {
    let controller = LoggingController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }

  @Test(arguments: [true, false]) func theWholeScreen(animated: Bool) {
    let (test, root) = shown()
    let presented = controller("B", .fullScreen)
    let coming = log.during {
      root.present(presented, animated: animated) { log.note("presented") }
      #expect(root.presentedViewController === presented)
      #expect(presented.presentingViewController === root)
      test.frame()
    }
    #expect(
      coming == [
        "B load", "A willDisappear", "B willAppear", "B isAppearing", "B didAppear", "A didDisappear", "presented",
      ])
    #expect(root.view.window == nil)
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    let going = log.during {
      root.dismiss(animated: animated) { log.note("dismissed") }
      test.frame()
    }
    #expect(
      going == [
        "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear", "dismissed",
      ])
    #expect(root.presentedViewController == nil)
    #expect(root.view.window === test.window)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(test.window.subviews.count == 1)
  }

  @Test func aSheetLeavesWhatIsBelow() {
    let (test, root) = shown()
    let presented = controller("B", .pageSheet)
    let entries = log.during {
      root.present(presented, animated: true) { log.note("presented") }
      test.frame()
      presented.dismiss(animated: true) { log.note("dismissed") }
      test.frame()
    }
    #expect(
      entries == [
        "B load", "B willAppear", "B isAppearing", "B didAppear", "presented", "B willDisappear", "B didDisappear",
        "dismissed",
      ])
    #expect(root.view.transform.isIdentity)
    #expect(test.window.subviews.count == 1)
  }

  @Test func aChainGoesAtOnce() {
    let (test, root) = shown()
    let (second, third) = (controller("B", .pageSheet), controller("C", .pageSheet))
    root.present(second, animated: false)
    test.frame()
    second.present(third, animated: false)
    test.frame()
    let entries = log.during {
      root.dismiss(animated: true) { log.note("dismissed") }
      test.frame()
    }
    #expect(
      entries == ["C willDisappear", "B willDisappear", "C didDisappear", "B didDisappear", "dismissed"])
    #expect(root.presentedViewController == nil && second.presentedViewController == nil)
    #expect(third.presentingViewController == nil)
    #expect(test.window.subviews.count == 1)
  }

  @Test func aChainOfWholeScreensGoesAtOnce() {
    let (test, root) = shown()
    let (second, third) = (controller("B", .fullScreen), controller("C", .fullScreen))
    root.present(second, animated: false)
    test.frame()
    second.present(third, animated: false)
    test.frame()
    #expect(second.view.window == nil)
    let entries = log.during {
      root.dismiss(animated: true)
      test.frame()
    }
    #expect(entries == ["C willDisappear", "A willAppear", "A isAppearing", "A didAppear", "C didDisappear"])
    #expect(test.window.subviews == [root.view])
  }

  @Test func aPresentedControllerDismissesWhatItPresentsBeforeItself() {
    let (test, root) = shown()
    let (second, third) = (controller("B", .pageSheet), controller("C", .pageSheet))
    root.present(second, animated: false)
    test.frame()
    second.present(third, animated: false)
    test.frame()
    second.dismiss(animated: true)
    test.frame()
    #expect(root.presentedViewController === second)
    #expect(second.presentedViewController == nil)
    second.dismiss(animated: true)
    test.frame()
    #expect(root.presentedViewController == nil)
  }

  @Test func presentingDuringAPush() {
    let test = TestWindow()
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    test.show(navigation)
    let entries = log.during {
      navigation.pushViewController(LoggingController("B", log), animated: true)
      navigation.present(controller("C", .fullScreen), animated: true)
      test.frame()
    }
    #expect(
      entries.filter { !$0.contains("ove") && !$0.contains("load") } == [
        "A willDisappear", "B willAppear", "B willDisappear", "C willAppear", "C isAppearing", "A didDisappear",
        "C didAppear", "B didDisappear",
      ])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func theUserIsAskedAndDelegatesHearInOrder() throws {
    let (test, root) = shown()
    let presented = controller("B", .pageSheet)
    let recorder = DismissalRecorder(log)
    presented.presentationController?.delegate = recorder
    root.present(presented, animated: false)
    test.frame()
    let presentation = try #require(presented.presentationController)
    presented.isModalInPresentation = true
    #expect(log.during { presentation.dismissByUser() } == ["didAttempt"])
    presented.isModalInPresentation = false
    recorder.allows = false
    #expect(log.during { presentation.dismissByUser() } == ["shouldDismiss", "didAttempt"])
    recorder.allows = true
    let calledOff = log.during {
      #expect(presentation.beginInteractiveDismissal())
      presentation.updateInteractiveDismissal(0.3)
      presentation.endInteractiveDismissal(false)
      test.frame()
    }
    #expect(
      calledOff == [
        "shouldDismiss", "willDismiss", "B willDisappear", "B willAppear", "B isAppearing", "B didAppear",
      ])
    #expect(root.presentedViewController === presented)
    let swiped = log.during {
      #expect(presentation.beginInteractiveDismissal())
      presentation.endInteractiveDismissal(true)
      test.frame()
    }
    #expect(swiped == ["shouldDismiss", "willDismiss", "B willDisappear", "B didDisappear", "didDismiss"])
    #expect(root.presentedViewController == nil)
    root.present(presented, animated: false)
    test.frame()
    presented.presentationController?.delegate = recorder
    #expect(
      log.during {
        presented.dismiss(animated: true)
        test.frame()
      } == ["B willDisappear", "B didDisappear"])
  }

  @Test func aFingerScrubsTheAnimationsOfAnAnimator() throws {
    let (test, root) = shown()
    let presented = controller("B", .custom)
    let source = SlidingSource()
    presented.transitioningDelegate = source
    root.present(presented, animated: true)
    source.driver.update(0.5)
    HostTime.advance(AppHost.current, by: 2, frameRate: 10) { WindowFrame.make(for: test.window) }
    let x = try #require(presented.view.layer.presentation()?.frame.minX)
    #expect(abs(x - 196.5) < 1)
    source.driver.finish()
    HostTime.advance(AppHost.current, by: 0.3, frameRate: 20) { WindowFrame.make(for: test.window) }
    #expect(!log.entries.contains("B didAppear"))
    HostTime.advance(AppHost.current, by: 0.4, frameRate: 20) { WindowFrame.make(for: test.window) }
    #expect(log.entries.last == "B didAppear")
    presented.transitioningDelegate = nil
    root.dismiss(animated: false)
    presented.transitioningDelegate = source
    root.present(presented, animated: true)
    source.driver.update(0.5)
    source.driver.cancel()
    test.frame()
    #expect(root.presentedViewController == nil)
    #expect(log.entries.suffix(2) == ["B willDisappear", "B didDisappear"])
  }

  @Test func aDragDownTakesASheetAway() {
    let (test, root) = shown()
    root.present(controller("B", .pageSheet), animated: false)
    test.frame()
    let finger = HostFinger(down: CGPoint(x: 200, y: 100), in: test.window)
    for y in stride(from: 115, through: 600, by: 35) {
      HostTime.advance(AppHost.current, by: 0.05, frameRate: 60) { WindowFrame.make(for: test.window) }
      finger.move(to: CGPoint(x: 200, y: CGFloat(y)))
    }
    finger.lift()
    test.frame()
    #expect(root.presentedViewController == nil)
    #expect(log.entries.last == "B didDisappear")
  }

  @Test func presentingTwiceIsReportedAndLeftAlone() {
    let (test, root) = shown()
    root.present(controller("B", .pageSheet), animated: false)
    test.frame()
    var reports: [String] = []
    UserInterface.current.diagnosticListener = { reports.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    root.present(controller("C", .pageSheet), animated: false)
    UIViewController().present(controller("D", .pageSheet), animated: false)
    #expect(reports.count == 2)
    #expect(reports[0].contains("already presenting"))
    #expect(reports[1].contains("not in the window hierarchy"))
  }

  @Test func beingPresentedIsToldWhileItLasts() {
    let (test, root) = shown()
    let presented = controller("B", .fullScreen)
    var states: [Bool] = []
    presented.whenAppearing = { [unowned presented] in states.append(presented.isBeingPresented) }
    presented.whenAppeared = { [unowned presented] in states.append(presented.isBeingPresented) }
    root.present(presented, animated: true)
    test.frame()
    #expect(states == [true, true])
    #expect(!presented.isBeingPresented)
    root.whenAppearing = { [unowned presented] in states = [presented.isBeingDismissed] }
    root.dismiss(animated: true)
    #expect(presented.isBeingDismissed)
    test.frame()
    #expect(states == [true])
    #expect(!presented.isBeingDismissed)
  }

  @Test func aFingerDrivesACustomAnimator() {
    let (test, root) = shown()
    let presented = controller("B", .custom)
    let source = DrivenSource()
    presented.transitioningDelegate = source
    root.present(presented, animated: true)
    test.frame()
    #expect(source.driver.percentComplete == 0)
    source.driver.update(0.6)
    #expect(root.transitionCoordinator?.percentComplete == 0.6)
    source.driver.cancel()
    #expect(source.animator.context?.transitionWasCancelled == true)
    source.animator.context?.completeTransition(false)
    test.frame()
    #expect(source.animator.ended == [false])
    #expect(root.presentedViewController == nil)
    #expect(test.window.subviews == [root.view])
    #expect(
      log.entries.filter { $0.hasPrefix("B") } == [
        "B load", "B willAppear", "B isAppearing", "B willDisappear", "B didDisappear",
      ])
    presented.transitioningDelegate = source
    root.present(presented, animated: true)
    source.driver.completionSpeed = 0.5
    source.driver.completionCurve = .linear
    var told: [UIViewControllerTransitionCoordinatorContext] = []
    var ends = 0
    root.transitionCoordinator?.notifyWhenInteractionChanges { told.append($0) }
    root.transitionCoordinator?.notifyWhenInteractionEnds { _ in ends += 1 }
    source.driver.finish()
    #expect(ends == 1)
    #expect(told.last?.completionCurve == .linear && told.last?.completionVelocity == 0.5)
    source.animator.context?.completeTransition(true)
    test.frame()
    #expect(root.presentedViewController === presented)
    #expect(log.entries.last == "B didAppear")
  }

  @Test func aCustomPresentationHearsOfItsTransitions() {
    let (test, root) = shown()
    let presented = controller("B", .custom)
    let source = CustomSource(log)
    presented.transitioningDelegate = source
    let entries = log.during {
      root.present(presented, animated: true)
      test.frame()
      #expect(presented.view.frame == CGRect(x: 20, y: 100, width: 200, height: 300))
      #expect(presented.presentationController is LoggingPresentation)
      root.dismiss(animated: true)
      test.frame()
    }
    #expect(
      entries == [
        "B load", "presentation willBegin", "B willAppear", "B isAppearing", "presentation didEnd true", "B didAppear",
        "dismissal willBegin", "B willDisappear", "dismissal didEnd true", "B didDisappear",
      ])
  }
}

@MainActor
private final class DismissalRecorder: NSObject, UIAdaptivePresentationControllerDelegate {
  let log: CallLog
  var allows = true

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.note("shouldDismiss")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.note("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.note("didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.note("didAttempt")
  }
}

@MainActor
private final class CustomSource: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = LoggingPresentation(presentedViewController: presented, presenting: presenting)
    presentation.log = log
    return presentation
  }
}

@MainActor
private final class DrivenSource: NSObject, UIViewControllerTransitioningDelegate {
  let animator = HeldAnimator()
  let driver = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

@MainActor
private final class SlidingSource: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    view.frame = CGRect(x: 393, y: 0, width: 393, height: 852)
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.origin.x = 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

private final class LoggingPresentation: UIPresentationController {
  var log: CallLog?

  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 100, width: 200, height: 300) }

  override func presentationTransitionWillBegin() { log?.note("presentation willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { log?.note("presentation didEnd \(completed)") }
  override func dismissalTransitionWillBegin() { log?.note("dismissal willBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log?.note("dismissal didEnd \(completed)") }
}
