import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct TransitionTests {
  private let scene: UIWindowScene
  private let window: UIWindow

  init() {
    scene = UIWindowScene(screen: UIScreen(configuration: .standard))
    window = UIWindow(windowScene: scene)
  }

  private func turn() {
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 852, height: 393)
    configuration.verticalSizeClass = .compact
    scene.screen.adopt(configuration)
  }

  private func show(_ controller: UIViewController) {
    // The scene is connected here, because other tests run between the suite's `init` and the test.
    UIApplication.shared.connect(scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    WindowFrame.make(for: window)
  }

  @Test func controllersHearBeforeWithAndAfterTheTurn() {
    defer { StandardScreen.make() }
    let controller = TurningController()
    show(controller)
    turn()
    #expect(
      controller.log == [
        "traits compact", "size 852 x 393 of 393", "traits changed", "alongside 852", "laid out 852", "completed 852",
      ])
    #expect(controller.transitionCoordinator == nil)
  }

  @Test("the rotation methods of before iOS 8 are called around the turn, with orientations, and reach children")
  func oldRotationMethods() {
    defer { StandardScreen.make() }
    let (parent, child) = (OldRotatingController(), OldRotatingController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    show(parent)
    turn()
    let calls = ["will 3 at width 393", "animate 3 at width 852", "did from 1 at width 852"]
    #expect(parent.log == calls)
    #expect(child.log.map { $0.prefix { $0 != "t" } } == calls.map { $0.prefix { $0 != "t" } })
  }

  @Test func childrenHearFromTheirParents() {
    defer { StandardScreen.make() }
    let (parent, child) = (HalvingController(), TurningController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    show(parent)
    turn()
    #expect(child.log.first == "traits compact")
    #expect(child.log.contains { $0.hasPrefix("size 426 x 393") })
    #expect(child.sawCoordinator)
  }

  @Test func aScreenThatKeepsItsSizeIsNoTransition() {
    defer { StandardScreen.make() }
    let controller = TurningController()
    show(controller)
    var configuration = ScreenConfiguration.standard
    configuration.style = .dark
    scene.screen.adopt(configuration)
    #expect(!controller.log.contains { $0.hasPrefix("size") || $0.hasPrefix("traits compact") })
  }

  @Test func parentsHearOfWantedSizes() {
    defer { StandardScreen.make() }
    let (parent, child) = (HalvingController(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.wishes == [CGSize(width: 10, height: 20)])
  }

  @Test func editingIsTurnedOnByTheMethod() {
    let controller = EditedController()
    controller.isEditing = true
    #expect(controller.isEditing)
    #expect(controller.calls == [true])
  }

  @Test func orientationsAreAllButUpsideDownOnPhones() {
    defer { StandardScreen.make() }
    UIApplication.shared.connect(scene)
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    #expect(UIInterfaceOrientationMask.all.contains(.portraitUpsideDown))
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
  }
}

private final class TurningController: UIViewController {
  var log: [String] = []
  var sawCoordinator = false
  private var isTurned = false

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("traits \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("size \(Int(size.width)) x \(Int(size.height)) of \(Int(view.bounds.width))")
    sawCoordinator = transitionCoordinator === coordinator
    isTurned = true
    coordinator.animate { [weak self] context in
      self?.log.append("alongside \(Int(self?.view.bounds.width ?? 0))")
      #expect(!context.isAnimated)
    } completion: { [weak self] _ in
      self?.log.append("completed \(Int(self?.view.bounds.width ?? 0))")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isTurned { log.append("traits changed") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isTurned { log.append("laid out \(Int(view.bounds.width))") }
  }
}

private final class HalvingController: UIViewController {
  var wishes: [CGSize] = []

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width / 2, height: parentSize.height)
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    wishes.append(container.preferredContentSize)
  }
}

private final class EditedController: UIViewController {
  var calls: [Bool] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append(editing)
  }
}

private final class OldRotatingController: UIViewController {
  var log: [String] = []

  private func add(_ line: String) { log.append("\(line) at width \(Int(view.bounds.width))") }

  override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    add("will \(toInterfaceOrientation.rawValue)")
    super.willRotate(to: toInterfaceOrientation, duration: duration)
  }

  override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    add("animate \(toInterfaceOrientation.rawValue)")
    super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    add("did from \(fromInterfaceOrientation.rawValue)")
    super.didRotate(from: fromInterfaceOrientation)
  }
}
