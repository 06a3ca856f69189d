import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct ControllerLeakTests {
  init() { StandardScreen.make() }

  @MainActor
  private final class Witness {
    weak var controller: UIViewController?
    weak var view: UIView?

    init(_ controller: UIViewController) {
      self.controller = controller
      view = controller.view
    }

    var isGone: Bool { controller == nil && view == nil }
  }

  @Test func poppedControllersAreGone() {
    let test = TestWindow()
    let navigation = UINavigationController(rootViewController: UIViewController())
    test.show(navigation)
    let witness = push(on: navigation, test)
    navigation.popViewController(animated: true)
    test.frame()
    #expect(witness.isGone)
  }

  private func push(on navigation: UINavigationController, _ test: TestWindow) -> Witness {
    let controller = UIViewController()
    navigation.pushViewController(controller, animated: true)
    test.frame()
    return Witness(controller)
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext,
  ])
  func dismissedControllersAreGone(style: UIModalPresentationStyle) {
    let test = TestWindow()
    let root = UIViewController()
    test.show(root)
    let witness = present(style, on: root, test)
    root.dismiss(animated: true)
    test.frame()
    #expect(witness.isGone)
    #expect(test.window.subviews == [root.view])
  }

  private func present(_ style: UIModalPresentationStyle, on root: UIViewController, _ test: TestWindow) -> Witness {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    root.present(controller, animated: true)
    test.frame()
    return Witness(controller)
  }

  @Test func alertsAreGone() {
    let test = TestWindow()
    let root = UIViewController()
    test.show(root)
    let witness = alert(on: root, test)
    root.dismiss(animated: true)
    test.frame()
    #expect(witness.isGone)
  }

  private func alert(on root: UIViewController, _ test: TestWindow) -> Witness {
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    test.frame()
    return Witness(alert)
  }

  @Test func containersGoWithTheirWindowsRoot() {
    let test = TestWindow()
    let witnesses = containers(test)
    test.show(UIViewController())
    #expect(witnesses.map(\.isGone) == Array(repeating: true, count: witnesses.count))
  }

  private func containers(_ test: TestWindow) -> [Witness] {
    let (first, second, sheet) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UISplitViewController(style: .doubleColumn)]
    test.show(tabs)
    navigation.pushViewController(second, animated: true)
    test.frame()
    tabs.selectedIndex = 1
    test.frame()
    tabs.present(sheet, animated: true)
    test.frame()
    return [first, second, sheet, navigation, tabs].map { Witness($0) }
  }
}
