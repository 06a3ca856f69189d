import RecordedFacts
import TestHosts
import Testing

@testable import UIKit

/// Returns a view with its own safe area, as from a controller or a screen.
@MainActor
private func root(_ frame: CGRect, safeArea: UIEdgeInsets) -> (UIViewController, UIView) {
  let controller = UIViewController()
  controller.view.frame = frame
  controller.additionalSafeAreaInsets = safeArea
  return (controller, controller.view)
}

@MainActor
@Suite("UIView margins and safe area", .ownHosts)
struct UIViewMarginsTests {
  init() { StandardScreen.make() }

  private static let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

  @Test(
    "F001-F009: the safe area reaches into a subview as far as it overlaps it",
    arguments: LayoutFact.all(in: "safe area of a child"))
  func propagation(_ fact: LayoutFact) {
    let (controller, view) = root(
      CGRect(origin: .zero, size: fact.given.size("parent")), safeArea: fact.given.insets("insets"))
    let child = UIView(frame: fact.given.rect("child"))
    view.addSubview(child)
    #expect(child.safeAreaInsets == fact.expected.insets("insets"))
    withExtendedLifetime(controller) {}
  }

  @Test("a subview that keeps its place has less of the safe area when its superview grows away from it")
  func superviewGrows() {
    let (controller, view) = root(CGRect(x: 0, y: 0, width: 320, height: 480), safeArea: Self.insets)
    let child = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 380))
    view.addSubview(child)
    #expect(child.safeAreaInsets.bottom == 34)
    view.frame.size.height = 500
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 14, right: 12))
    view.bounds.origin.y = 90
    #expect(child.safeAreaInsets.top == 34)
    withExtendedLifetime(controller) {}
  }

  @Test("margins are 8 with the safe area on top, unless the view leaves it out")
  func margins() {
    let (controller, view) = root(CGRect(x: 0, y: 0, width: 320, height: 480), safeArea: Self.insets)
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    withExtendedLifetime(controller) {}
  }

  /// The values are from the pixels of phones in landscape orientation in swift-snapshot-testing's
  /// `testTraitsEmbeddedInTabNavigation`.
  @Test(
    "a phone whose screen cuts off the sides has margins of 16 beside that, whatever its width",
    arguments: [(568, 0, 20), (667, 0, 20), (736, 0, 20), (812, 44, 16), (896, 44, 16)] as [(CGFloat, CGFloat, CGFloat)]
  )
  func sideways(width: CGFloat, cut: CGFloat, margin: CGFloat) {
    let scene = UIWindowScene(
      screen: UIScreen(
        configuration: ScreenConfiguration(
          size: CGSize(width: width, height: 375), scale: 3,
          safeAreaInsets: UIEdgeInsets(top: 0, left: cut, bottom: 21, right: cut), idiom: .phone,
          horizontalSizeClass: .compact, verticalSizeClass: .compact)))
    UIApplication.shared.connect(scene)
    let window = UIWindow(windowScene: scene)
    let controller = UITableViewController(style: .plain)
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(navigation.systemMinimumLayoutMargins.leading == margin)
    #expect(controller.view.layoutMargins.left == cut + margin)
    #expect(controller.tableView.cellMargin == margin)
    let item = navigation.navigationBar.parts.itemViews.all[0]
    #expect(abs(item.frame.minX - cut - margin) < 0.001)
  }

  @Test("a view that preserves its superview's margins keeps what they leave of it")
  func preserved() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test("directional margins swap sides from right to left")
  func directional() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins.leading == 2)
  }

  @Test("a controller's root has the system's margins: 16 at the sides of a narrow view, 20 of a wide one")
  func systemMargins() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.view.frame.size.width = 414
    #expect(controller.view.layoutMargins.left == 20)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 8)
  }

  @Test("a window's own safe area reaches its views, as snapshot libraries have it")
  func ownSafeArea() {
    final class Window: UIWindow {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 0, bottom: 30, right: 5) }
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 30, right: 5))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    controller.view.addSubview(child)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 47, width: 385, height: 767))
    window.isHidden = true
  }

  @Test("layoutMarginsDidChange comes before safeAreaInsetsDidChange")
  func callbackOrder() {
    final class Recorder: UIView {
      var calls: [String] = []
      override func layoutMarginsDidChange() { calls.append("margins") }
      override func safeAreaInsetsDidChange() { calls.append("safe area") }
    }
    let (controller, view) = root(CGRect(x: 0, y: 0, width: 320, height: 480), safeArea: .zero)
    let child = Recorder(frame: view.bounds)
    view.addSubview(child)
    child.calls = []
    controller.additionalSafeAreaInsets.top = 10
    #expect(child.calls == ["margins", "safe area"])
  }
}
