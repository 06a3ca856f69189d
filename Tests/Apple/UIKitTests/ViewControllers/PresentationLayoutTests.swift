import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct PresentationLayoutTests {
  init() { StandardScreen.make() }

  private func shown(_ configuration: ScreenConfiguration = .standard) -> (TestWindow, UIViewController) {
    let test = TestWindow(configuration)
    let root = UIViewController()
    test.show(root)
    return (test, root)
  }

  private func frame(of controller: UIViewController, in test: TestWindow) -> CGRect {
    controller.view.convert(controller.view.bounds, to: test.window)
  }

  @Test func aSheetOnAPhoneEndsTenPointsBelowTheStatusBar() {
    let (test, root) = shown()
    let sheet = UIViewController()
    root.present(sheet, animated: true)
    test.frame()
    #expect(frame(of: sheet, in: test) == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    // The presenting view is a card that is visible above the sheet.
    #expect(abs(root.view.frame.minY - 59) < 0.01)
    #expect(abs(root.view.frame.minX - 16) < 0.01)
    #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
    #expect(root.view.tintAdjustmentMode == .dimmed)
  }

  @Test func aSheetOnAPhoneWithAHomeButtonEndsTwentyPointsBelowTheStatusBar() {
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 375, height: 667)
    configuration.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let (test, root) = shown(configuration)
    defer { StandardScreen.make() }
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    test.frame()
    #expect(frame(of: sheet, in: test) == CGRect(x: 0, y: 40, width: 375, height: 627))
  }

  @Test func aSheetRestsAtItsDetents() throws {
    let (test, root) = shown()
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    let custom = UISheetPresentationController.Detent.Identifier("custom")
    sheet.detents = [
      .large(), .medium(), .custom(identifier: custom) { context in min(200, context.maximumDetentValue) },
      .custom { _ in nil },
    ]
    root.present(controller, animated: true)
    test.frame()
    // No detent is selected, so the smallest one applies.
    #expect(frame(of: controller, in: test) == CGRect(x: 0, y: 618, width: 393, height: 234))
    #expect(root.view.transform.isIdentity)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    test.frame()
    #expect(frame(of: controller, in: test) == CGRect(x: 0, y: 399, width: 393, height: 453))
    sheet.selectedDetentIdentifier = .large
    test.frame()
    #expect(frame(of: controller, in: test).minY == 69)
  }

  @Test func anUndimmedSheetLetsTouchesThrough() throws {
    let (test, root) = shown()
    let button = TapCounter(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
    root.view.addSubview(button)
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    root.present(controller, animated: true)
    test.frame()
    test.tap(CGPoint(x: 100, y: 150))
    #expect(button.count == 1)
    #expect(root.presentedViewController === controller)
    sheet.largestUndimmedDetentIdentifier = nil
    test.frame()
    test.tap(CGPoint(x: 100, y: 150))
    #expect(button.count == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test("a sheet over a screen that is not dimmed has a shadow")
  func undimmedShadow() throws {
    let (test, root) = shown()
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    root.present(controller, animated: false)
    test.frame()
    let wrapper = try #require(sheet.presentedView)
    #expect(wrapper.layer.shadowOpacity > 0 && !wrapper.clipsToBounds)
    sheet.selectedDetentIdentifier = .large
    test.frame()
    #expect(wrapper.layer.shadowOpacity == 0)
  }

  private final class TapCounter: UIControl {
    var count = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { fatalError("made in code") }
  }

  @Test func theBarOfASheetIsHigher() {
    let (test, root) = shown()
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    root.present(navigation, animated: true)
    test.frame()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 56, left: 0, bottom: 34, right: 0))
    #expect(content.presentingViewController === root)
    #expect(content.sheetPresentationController === navigation.sheetPresentationController)
  }

  @Test func sheetsOnATabletStandInTheMiddle() {
    let (test, root) = shown(.tablet)
    defer { StandardScreen.make() }
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: false)
    test.frame()
    #expect(frame(of: form, in: test) == CGRect(x: 327, y: 107, width: 540, height: 620))
    #expect(form.traitCollection.horizontalSizeClass == .compact)
    #expect(root.view.transform.isIdentity)
    form.preferredContentSize = CGSize(width: 300, height: 200)
    test.frame()
    #expect(frame(of: form, in: test) == CGRect(x: 447, y: 317, width: 300, height: 200))
  }

  @Test func aSheetFillsAPhoneThatLiesOnItsSide() {
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 852, height: 393)
    configuration.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    configuration.verticalSizeClass = .compact
    let (test, root) = shown(configuration)
    defer { StandardScreen.make() }
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    test.frame()
    #expect(frame(of: sheet, in: test) == CGRect(x: 0, y: 0, width: 852, height: 393))
    sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    test.frame()
    #expect(frame(of: sheet, in: test) == CGRect(x: 59, y: 10, width: 734, height: 383))
  }

  @Test func aPopoverPointsAtItsSource() throws {
    let (test, root) = shown(.tablet)
    defer { StandardScreen.make() }
    let source = UIView(frame: CGRect(x: 600, y: 100, width: 40, height: 40))
    root.view.addSubview(source)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 300, height: 200)
    content.popoverPresentationController?.sourceView = source
    root.present(content, animated: false)
    test.frame()
    // The arrow is 13 points high and in the safe area of the content.
    #expect(frame(of: content, in: test) == CGRect(x: 470, y: 140, width: 300, height: 213))
    #expect(content.view.safeAreaInsets.top == 13)
    #expect(content.popoverPresentationController?.arrowDirection == .up)
    test.tap(CGPoint(x: 50, y: 700))
    #expect(root.presentedViewController == nil)
  }

  @Test func aPopoverIsASheetOnAPhoneUnlessTheDelegateSaysNo() throws {
    let (test, root) = shown()
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = root.view
    root.present(content, animated: false)
    test.frame()
    #expect(frame(of: content, in: test).minY == 69)
    #expect(content.popoverPresentationController != nil)
    root.dismiss(animated: false)
    let keeper = PopoverKeeper()
    content.popoverPresentationController?.delegate = keeper
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 700, width: 20, height: 20)
    content.preferredContentSize = CGSize(width: 200, height: 100)
    root.present(content, animated: false)
    test.frame()
    #expect(frame(of: content, in: test) == CGRect(x: 10, y: 587, width: 200, height: 113))
    #expect(content.popoverPresentationController?.arrowDirection == .down)
  }

  @Test func whatAPopoverPointsAtMayBeSaidAfterItIsPresented() throws {
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let (root, content) = (UIViewController(), UIViewController())
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    test.show(UINavigationController(rootViewController: root))
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 300, height: 200)
    var isThere = false
    root.present(content, animated: false) { isThere = true }
    #expect(root.presentedViewController === content)
    #expect(content.presentingViewController === root.navigationController)
    #expect(content.isBeingPresented && content.isViewLoaded && !isThere)
    content.popoverPresentationController?.barButtonItem = item
    test.frame()
    #expect(isThere && !content.isBeingPresented)
    let button = try #require(item.viewInBar)
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: 0), to: test.window).x
    #expect(frame(of: content, in: test).contains(CGPoint(x: middle, y: 150)))
    #expect(content.popoverPresentationController?.arrowDirection == .up)
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test func howAPopoverAdaptsMayBeSaidAfterItIsPresented() throws {
    let (test, root) = shown()
    let (content, keeper) = (UIViewController(), PopoverKeeper())
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    root.present(content, animated: false)
    let popover = try #require(content.popoverPresentationController)
    popover.delegate = keeper
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 100, y: 700, width: 20, height: 20)
    popover.permittedArrowDirections = .down
    test.frame()
    #expect(frame(of: content, in: test) == CGRect(x: 10, y: 587, width: 200, height: 113))
    #expect(popover.arrowDirection == .down)
  }

  @Test func aListOfChoicesMayBeToldItsSourceAfterItIsPresented() {
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let root = UIViewController()
    test.show(root)
    let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "One", style: .default))
    root.present(sheet, animated: true)
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 20, height: 20)
    test.frame()
    #expect(sheet.view.window != nil)
  }

  @Test func aPopoverThatWaitsForItsFrameCanBeDismissedAndCanPresent() {
    let (test, root) = shown()
    let (content, other) = (UIViewController(), UIViewController())
    content.modalPresentationStyle = .popover
    root.present(content, animated: false)
    root.dismiss(animated: false)
    test.frame()
    #expect(root.presentedViewController == nil && content.presentingViewController == nil)
    root.present(content, animated: false)
    content.present(other, animated: false)
    test.frame()
    #expect(content.presentedViewController === other)
    #expect(other.view.window != nil)
  }

  private final class PopoverKeeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  }

  @Test func theCurrentContextIsTheOneThatSaysSo() {
    let (test, root) = shown()
    let child = UIViewController()
    root.addChild(child)
    child.view.frame = CGRect(x: 50, y: 200, width: 200, height: 300)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    test.frame()
    child.definesPresentationContext = true
    let over = UIViewController()
    over.modalPresentationStyle = .overCurrentContext
    child.present(over, animated: false)
    test.frame()
    #expect(over.presentingViewController === child)
    #expect(frame(of: over, in: test) == CGRect(x: 50, y: 200, width: 200, height: 300))
    child.dismiss(animated: false)
    #expect(root.view.subviews == [child.view])
  }

  @Test func whatIsPresentedTurnsWithTheScreen() {
    let (test, root) = shown()
    defer { StandardScreen.make() }
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    test.frame()
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 852, height: 393)
    configuration.verticalSizeClass = .compact
    test.scene.screen.adopt(configuration)
    test.frame()
    #expect(frame(of: full, in: test) == CGRect(x: 0, y: 0, width: 852, height: 393))
    root.dismiss(animated: true)
    test.frame()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }
}
