import TestHosts
import Testing
import ViewHost

@testable import UIKit

@Suite("Bars that change", .ownHosts)
@MainActor
struct BarMotionTests {
  private let host = ViewHost()

  private func makeStack() -> (UINavigationController, UIViewController, UIViewController) {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Inbox"
    second.title = "Letter"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reply")
    for controller in [first, second] { controller.view.backgroundColor = .white }
    let navigation = UINavigationController(rootViewController: first)
    host.show(navigation)
    return (navigation, first, second)
  }

  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.affineTransform().tx ?? .nan }

  private func shownAlpha(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? .nan) }

  @Test("in a push the new title comes from the side, the old one becomes the back button, and buttons fade")
  func push() throws {
    let (navigation, _, second) = makeStack()
    let bar = navigation.navigationBar
    let oldTitle = bar.parts.title.frame
    navigation.pushViewController(second, animated: true)
    host.update()
    let parts = bar.parts
    #expect(parts.title.text == "Letter" && parts.backButton.label.text == "Inbox")
    #expect(shownX(parts.title) == 393 / 2 && shownAlpha(parts.title) == 0)
    // The text of the back button begins at the position of the title.
    let label = parts.backButton.label
    #expect(abs(shownX(label) + label.superview!.frame.minX + label.center.x - oldTitle.midX) < 0.01)
    let button = try #require(parts.itemViews.all.first)
    #expect(shownAlpha(label) == 0 && shownAlpha(button) == 0)
    host.advance(by: 0.175)
    #expect(abs(shownX(parts.title) - 393 / 4) < 0.5 && abs(shownAlpha(parts.title) - 0.5) < 0.01)
    #expect(abs(shownAlpha(parts.itemViews.all[0]) - 0.5) < 0.01)
    host.advance(by: 0.2)
    #expect(bar.motion == nil && parts.title.transform.isIdentity && label.transform.isIdentity)
    #expect(shownX(parts.title) == 0 && shownAlpha(label) == 1)
    // The pictures of the animation are removed.
    #expect(bar.subviews.count == 6)
  }

  @Test("under a finger the bar is where the finger is, and goes back with it")
  func interactivePop() throws {
    let (navigation, first, second) = makeStack()
    navigation.pushViewController(second, animated: false)
    host.update()
    let bar = navigation.navigationBar
    let finger = host.putDown(at: CGPoint(x: 1, y: 400))
    finger.move(to: CGPoint(x: 30, y: 400))
    finger.move(to: CGPoint(x: 98.25, y: 400))
    host.update()
    let motion = try #require(bar.motion)
    #expect(bar.topItem === first.navigationItem)
    let start = shownX(bar.parts.title)
    #expect(start < 0)
    let early = shownAlpha(bar.parts.title)
    #expect(early > 0.1 && early < 0.3)
    finger.move(to: CGPoint(x: 197, y: 400))
    host.update()
    #expect(shownAlpha(bar.parts.title) > early && shownX(bar.parts.title) > start)
    finger.move(to: CGPoint(x: 60, y: 400))
    host.advance(by: 0.3)
    finger.lift()
    host.advance(by: 0.5)
    #expect(navigation.topViewController === second && bar.topItem === second.navigationItem)
    #expect(bar.motion == nil && bar.parts.title.text == "Letter" && shownAlpha(bar.parts.title) == 1)
    withExtendedLifetime(motion) {}
  }

  @Test("a bar by itself pushes and pops animated, and tells its delegate when that is over")
  func barAlone() {
    final class Delegate: NSObject, UINavigationBarDelegate {
      var log: [String] = []
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { log.append("pushed") }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { log.append("popped") }
    }
    let delegate = Delegate()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    bar.items = [UINavigationItem(title: "One")]
    bar.delegate = delegate
    let controller = UIViewController()
    controller.view.addSubview(bar)
    host.show(controller)
    bar.pushItem(UINavigationItem(title: "Two"), animated: true)
    #expect(bar.topItem?.title == "Two" && delegate.log.isEmpty)
    host.advance(by: 0.3)
    #expect(delegate.log.isEmpty)
    host.advance(by: 0.06)
    #expect(delegate.log == ["pushed"])
    bar.popItem(animated: true)
    host.advance(by: 0.36)
    #expect(delegate.log == ["pushed", "popped"] && bar.parts.title.text == "One")
    bar.setItems([UINavigationItem(title: "Three")], animated: true)
    host.advance(by: 0.1)
    #expect(bar.motion != nil && bar.topItem?.title == "Three")
    host.advance(by: 0.3)
    #expect(bar.motion == nil)
  }

  @Test("items that are set animated fade, and those that stay slide")
  func items() throws {
    let (_, first, _) = makeStack()
    let bar = try #require(first.navigationController?.navigationBar)
    let (edit, add) = (UIBarButtonItem(title: "Edit"), UIBarButtonItem(title: "Add"))
    first.navigationItem.rightBarButtonItem = edit
    host.update()
    let editView = try #require(bar.parts.itemViews[edit])
    let oldX = editView.center.x
    first.navigationItem.setRightBarButtonItems([add, edit], animated: true)
    let addView = try #require(bar.parts.itemViews[add])
    #expect(addView.alpha == 1 && shownAlpha(addView) == 0)
    #expect(editView.layer.presentation()?.position.x == oldX && editView.center.x < oldX)
    host.advance(by: 0.125)
    #expect(abs(shownAlpha(addView) - 0.5) < 0.01)
    #expect(abs((editView.layer.presentation()?.position.x ?? 0) - (oldX + editView.center.x) / 2) < 0.5)
    let count = bar.subviews.count
    host.advance(by: 0.2)
    first.navigationItem.setRightBarButtonItems(nil, animated: true)
    // A picture of each item fades out.
    #expect(bar.subviews.count == count && bar.parts.itemViews.all.isEmpty)
    host.advance(by: 0.3)
    #expect(bar.subviews.count == count - 2)
  }

  @Test("a search bar's field makes room as the cancel button slides in")
  func cancelButton() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    let controller = UIViewController()
    controller.view.addSubview(bar)
    host.show(controller)
    let field = bar.searchTextField
    let width = field.bounds.width
    bar.setShowsCancelButton(true, animated: true)
    let end = field.bounds.width
    #expect(end < width && field.layer.presentation()?.bounds.width == width)
    host.advance(by: 0.125)
    #expect(abs((field.layer.presentation()?.bounds.width ?? 0) - (width + end) / 2) < 0.5)
    #expect((bar.parts.cancel.layer.presentation()?.position.x ?? 0) > bar.parts.cancel.center.x)
    host.advance(by: 0.2)
    bar.setShowsCancelButton(false, animated: true)
    #expect(bar.parts.cancel.isHidden && field.bounds.width == width)
    host.advance(by: 0.3)
    #expect(field.layer.presentation()?.bounds.width == width)
  }

  @Test("segments slide to make room, and the patch slides to the chosen one")
  func segments() throws {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 20, y: 200, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    let controller = UIViewController()
    controller.view.addSubview(control)
    host.show(controller)
    let patch = control.parts.selection
    let start = patch.center.x
    host.tap(at: CGPoint(x: 250, y: 216))
    #expect(control.selectedSegmentIndex == 1 && patch.center.x > start)
    #expect(abs((patch.layer.presentation()?.position.x ?? 0) - start) < 0.001)
    host.advance(by: 0.3)
    let second = control.segments[1].view
    let oldX = second.center.x
    control.insertSegment(withTitle: "C", at: 2, animated: true)
    #expect(second.center.x < oldX && second.layer.presentation()?.position.x == oldX)
    let third = control.segments[2].view
    #expect(shownAlpha(third) == 0 && third.layer.presentation()?.position.x == third.center.x)
    host.advance(by: 0.3)
    #expect(shownAlpha(third) == 1)
    control.removeSegment(at: 2, animated: true)
    #expect(control.numberOfSegments == 2 && third.superview == nil)
    host.advance(by: 0.3)
    #expect(control.subviews.count == 2 + 1 + 2)
  }

  @Test("tabs and tools that are set animated fade")
  func tabsAndTools() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    let tabs = UITabBar(frame: CGRect(x: 0, y: 300, width: 393, height: 49))
    let controller = UIViewController()
    controller.view.addSubview(toolbar)
    controller.view.addSubview(tabs)
    host.show(controller)
    let item = UIBarButtonItem(title: "Go")
    toolbar.setItems([item], animated: true)
    tabs.setItems([UITabBarItem(title: "Home", image: nil, tag: 0)], animated: true)
    let view = try #require(toolbar.itemViews[item])
    #expect(shownAlpha(view) == 0 && shownAlpha(tabs.buttons[0]) == 0)
    host.advance(by: 0.3)
    #expect(shownAlpha(view) == 1 && shownAlpha(tabs.buttons[0]) == 1)
  }
}
