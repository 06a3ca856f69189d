import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@Suite("Containers under fingers", .ownHosts)
@MainActor
struct ContainerFingerTests {
  private let host = ViewHost()

  // MARK: - Hiding bars

  private func makeNavigation() -> UINavigationController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.toolbarItems = [UIBarButtonItem(title: "Go")]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    host.show(navigation)
    return navigation
  }

  @Test("a tap hides both bars within 0.2 seconds, and the next one brings them back")
  func tap() {
    let navigation = makeNavigation()
    host.tap(at: CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = true
    #expect(navigation.barHideOnTapGestureRecognizer.view === navigation.view)
    host.tap(at: CGPoint(x: 200, y: 400))
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    // The bars are visible during their animation.
    #expect(!navigation.navigationBar.isHidden && navigation.navigationBar.layer.presentation()?.frame.minY == 59)
    host.advance(by: 0.1)
    let half = navigation.navigationBar.layer.presentation()?.frame.minY ?? 0
    #expect(half < 59 && half > -44)
    host.advance(by: 0.15)
    #expect(navigation.navigationBar.isHidden && navigation.topViewController?.view.safeAreaInsets.top == 59)
    host.tap(at: CGPoint(x: 200, y: 400))
    host.advance(by: 0.3)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden && !navigation.navigationBar.isHidden)
    #expect(navigation.navigationBar.frame.minY == 59)
  }

  @Test("a tap on a control is the control's")
  func controls() {
    let navigation = makeNavigation()
    navigation.hidesBarsOnTap = true
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
    navigation.topViewController?.view.addSubview(button)
    host.update()
    host.tap(at: CGPoint(x: 120, y: 320))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("a swipe up hides the bars and one down shows them, while content scrolls")
  func swipe() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 3000)
    let controller = UIViewController()
    controller.view = scroll
    let navigation = UINavigationController(rootViewController: controller)
    host.show(navigation)
    navigation.hidesBarsOnSwipe = true
    host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    #expect(navigation.isNavigationBarHidden && scroll.contentOffset.y > 0)
    host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 600))
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnSwipe = false
    host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("where the height is compact bars go away, till a tap brings them back")
  func compactHeight() {
    let navigation = makeNavigation()
    navigation.hidesBarsWhenVerticallyCompact = true
    host.set(host.device.held(.landscape))
    #expect(navigation.navigationBar.isHidden && !navigation.isNavigationBarHidden)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 0)
    host.tap(at: CGPoint(x: 400, y: 200))
    host.advance(by: 0.3)
    #expect(!navigation.navigationBar.isHidden && navigation.navigationBar.frame.minY == 0)
    host.set(host.device.held(.portrait))
    host.set(host.device.held(.landscape))
    #expect(navigation.navigationBar.isHidden)
  }

  @Test("the keyboard hides the bars, which stay away")
  func keyboard() {
    let navigation = makeNavigation()
    navigation.hidesBarsWhenKeyboardAppears = true
    host.setKeyboard(height: 300)
    #expect(navigation.isNavigationBarHidden)
    host.setKeyboard(height: nil)
    #expect(navigation.isNavigationBarHidden)
  }

  // MARK: - More tabs

  private func makeTabs(_ count: Int) -> (UITabBarController, [UIViewController]) {
    let controllers = (0..<count).map { number -> UIViewController in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    host.show(tabs)
    return (tabs, controllers)
  }

  @Test("from the sixth on, controllers are listed on the last tab, pushed from there, and selected as any other")
  func more() throws {
    let (tabs, controllers) = makeTabs(7)
    #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?[3] === controllers[3].tabBarItem)
    #expect(tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem)
    host.tap(at: CGPoint(x: 393 - 30, y: 790))
    host.advance(by: 0.1)
    #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
    try host.tap(text: "Tab 5")
    host.advance(by: 0.5)
    #expect(tabs.selectedViewController === controllers[5] && tabs.selectedIndex == 5)
    #expect(controllers[5].navigationController === tabs.moreNavigationController)
    #expect(controllers[5].view.window != nil && controllers[6].tabBarController === tabs)
    tabs.moreNavigationController.popViewController(animated: true)
    host.advance(by: 0.5)
    #expect(tabs.selectedViewController === tabs.moreNavigationController && controllers[5].parent === tabs)
    tabs.selectedIndex = 6
    host.update()
    #expect(tabs.selectedViewController === controllers[6] && controllers[6].view.window != nil)
    tabs.selectedIndex = 0
    host.update()
    #expect(tabs.selectedViewController === controllers[0])
  }

  @Test("of a navigation controller in the list, the stack is pushed, and given back")
  func moreNavigation() throws {
    let (tabs, controllers) = makeTabs(6)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.tabBarItem = UITabBarItem(title: "Deep", image: nil, tag: 9)
    tabs.viewControllers = controllers + [navigation]
    tabs.selectedViewController = navigation
    host.update()
    #expect(tabs.selectedViewController === navigation)
    #expect(tabs.moreNavigationController.topViewController === root && root.view.window != nil)
    tabs.moreNavigationController.popViewController(animated: false)
    host.advance(by: 0.1)
    #expect(navigation.viewControllers == [root] && navigation.parent === tabs)
  }

  @Test("five controllers need no list, and one that got a tab has it")
  func fewer() {
    let (tabs, controllers) = makeTabs(6)
    tabs.selectedIndex = 5
    host.update()
    tabs.viewControllers = Array(controllers.dropFirst())
    host.update()
    #expect(tabs.tabBar.items?.count == 5 && tabs.selectedViewController === controllers[5])
    #expect(controllers[5].parent === tabs && controllers[5].view.window != nil)
  }

  // MARK: - Sheets

  private func makeSheet(_ detents: [UISheetPresentationController.Detent]) -> (
    UIViewController, UISheetPresentationController
  ) {
    let root = UIViewController()
    host.show(root)
    let content = UIViewController()
    content.view.backgroundColor = .white
    content.sheetPresentationController?.detents = detents
    root.present(content, animated: false)
    host.advance(by: 0.1)
    return (content, content.sheetPresentationController!)
  }

  private func top(_ controller: UIViewController) -> CGFloat {
    controller.view.convert(CGPoint.zero, to: nil as UIView?).y
  }

  private final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
    var changes = 0
    var attempts = 0
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      changes += 1
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      attempts += 1
    }
  }

  @Test("a sheet follows the finger between its detents, and rests at the nearest one")
  func sheet() {
    let delegate = SheetDelegate()
    let (content, sheet) = makeSheet([.medium(), .large()])
    sheet.delegate = delegate
    let medium = top(content)
    let finger = host.putDown(at: CGPoint(x: 200, y: medium + 50))
    finger.move(to: CGPoint(x: 200, y: medium + 30))
    host.advance(by: 0.1)
    let offset = top(content) - (medium - 20)
    finger.move(to: CGPoint(x: 200, y: medium - 50))
    host.advance(by: 0.1)
    // The offset is within the distance at which a drag is recognized.
    #expect(abs(offset) <= 10 && abs(top(content) - (medium - 100 + offset)) < 1)
    #expect(sheet.selectedDetentIdentifier == nil && delegate.changes == 0)
    finger.move(to: CGPoint(x: 200, y: medium - 200))
    host.advance(by: 0.3)
    finger.lift()
    #expect(sheet.selectedDetentIdentifier == .large && delegate.changes == 1)
    host.advance(by: 0.5)
    #expect(top(content) == 69)
  }

  @Test("above its largest detent a sheet stretches a little, and goes back")
  func stretch() {
    let (content, sheet) = makeSheet([.medium(), .custom(identifier: .init("most")) { _ in 600 }])
    sheet.selectedDetentIdentifier = .init("most")
    host.advance(by: 0.1)
    let rest = top(content)
    host.drag(from: CGPoint(x: 200, y: rest + 300), to: CGPoint(x: 200, y: rest + 200), rest: 0.1)
    host.advance(by: 0.6)
    #expect(top(content) == rest)
    let finger = host.putDown(at: CGPoint(x: 200, y: rest + 100))
    finger.move(to: CGPoint(x: 200, y: rest + 120))
    finger.move(to: CGPoint(x: 200, y: rest))
    host.advance(by: 0.1)
    #expect(top(content) < rest && top(content) > rest - 30)
    finger.lift()
    host.advance(by: 0.6)
    #expect(top(content) == rest)
  }

  @Test("below its smallest detent a sheet goes with the finger, and is dismissed past the half")
  func dismissal() {
    let (content, _) = makeSheet([.medium(), .large()])
    let medium = top(content)
    let finger = host.putDown(at: CGPoint(x: 200, y: medium + 20))
    finger.move(to: CGPoint(x: 200, y: medium + 60))
    finger.move(to: CGPoint(x: 200, y: medium + 120))
    host.advance(by: 0.1)
    #expect(top(content) > medium + 85 && content.isBeingDismissed)
    finger.move(to: CGPoint(x: 200, y: medium + 300))
    host.advance(by: 0.3)
    finger.lift()
    host.advance(by: 0.6)
    #expect(content.presentingViewController == nil && content.view.window == nil)
  }

  @Test("a sheet that must stay gives way a little, and its delegate hears of the attempt once")
  func attempt() {
    let delegate = SheetDelegate()
    let (content, sheet) = makeSheet([.medium()])
    sheet.delegate = delegate
    content.isModalInPresentation = true
    let medium = top(content)
    let finger = host.putDown(at: CGPoint(x: 200, y: medium + 20))
    for step in 1...10 { finger.move(to: CGPoint(x: 200, y: medium + 20 + CGFloat(step) * 20)) }
    host.advance(by: 0.3)
    #expect(top(content) > medium && top(content) < medium + 40 && delegate.attempts == 1)
    finger.lift()
    host.advance(by: 0.6)
    #expect(top(content) == medium && content.presentingViewController != nil)
  }

  // MARK: - Keyboard

  @Test("a finger on the keyboard drags it down, and takes it away unless it goes up again")
  func interactiveKeyboard() throws {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 3000)
    scroll.keyboardDismissMode = .interactive
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    scroll.addSubview(field)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    controller.view.addSubview(bar)
    scroll.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40), bar.widthAnchor.constraint(equalToConstant: 100),
    ])
    host.show(controller)
    field.becomeFirstResponder()
    host.setKeyboard(height: 300)
    #expect(bar.frame.maxY == 552)
    let finger = host.putDown(at: CGPoint(x: 200, y: 400))
    finger.move(to: CGPoint(x: 200, y: 450))
    host.advance(by: 0.05)
    #expect(bar.frame.maxY == 552)
    finger.move(to: CGPoint(x: 200, y: 650))
    host.advance(by: 0.05)
    #expect(bar.frame.maxY == 650)
    finger.move(to: CGPoint(x: 200, y: 600))
    host.advance(by: 0.05)
    finger.move(to: CGPoint(x: 200, y: 590))
    host.advance(by: 0.02)
    finger.lift()
    host.advance(by: 0.3)
    #expect(bar.frame.maxY == 552 && field.isFirstResponder)
    host.advance(by: 2)
    let second = host.putDown(at: CGPoint(x: 200, y: 400))
    for step in 1...20 {
      second.move(to: CGPoint(x: 200, y: 400 + CGFloat(step) * 14))
      host.advance(by: 0.02)
    }
    second.lift()
    host.update()
    #expect(!field.isFirstResponder && bar.frame.maxY == 852 - 34)
  }

  // MARK: - Finding containers

  @Test("who shows controllers is found by the name of the action, the app's containers too")
  func targets() {
    final class Container: UIViewController {
      var shown: UIViewController?
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "showViewController:sender:" || super.canPerformAction(action, withSender: sender)
      }
      override func show(_ vc: UIViewController, sender: Any?) { shown = vc }
    }
    let (leaf, container) = (UIViewController(), Container())
    let navigation = UINavigationController(rootViewController: container)
    container.addChild(leaf)
    #expect(leaf.targetViewController(forAction: "showViewController:sender:", sender: nil) === container)
    #expect(container.parent?.targetViewController(forAction: "showViewController:sender:", sender: nil) === navigation)
    #expect(leaf.targetViewController(forAction: "showDetailViewController:sender:", sender: nil) == nil)
    let next = UIViewController()
    leaf.show(next, sender: nil)
    #expect(container.shown === next)
  }

  // MARK: - Insets

  @Test("which scroll view keeps clear of bars follows the order of siblings and the one that is named")
  func insets() {
    let (first, second) = (UIScrollView(), UIScrollView())
    let controller = UIViewController()
    for scroll in [first, second] {
      scroll.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      controller.view.addSubview(scroll)
    }
    host.show(UINavigationController(rootViewController: controller))
    let top = controller.view.safeAreaInsets.top
    #expect(top == 103 && first.adjustedContentInset.top == top && second.adjustedContentInset.top == 0)
    controller.view.bringSubviewToFront(first)
    #expect(first.adjustedContentInset.top == 0 && second.adjustedContentInset.top == top)
    controller.setContentScrollView(first)
    #expect(first.adjustedContentInset.top == top && second.adjustedContentInset.top == 0)
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(first.adjustedContentInset.top == 0 && second.adjustedContentInset.top == 0)
    controller.automaticallyAdjustsScrollViewInsets = true
    controller.setContentScrollView(nil)
    #expect(first.adjustedContentInset.top == 0 && second.adjustedContentInset.top == top)
    second.removeFromSuperview()
    #expect(first.adjustedContentInset.top == top)
  }
}
