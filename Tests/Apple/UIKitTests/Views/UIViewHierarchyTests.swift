import TestHosts
import Testing

@testable import UIKit

/// A view that records its callbacks.
private final class RecordingView: UIView {
  nonisolated(unsafe) static var log: [String] = []
  var name = ""

  convenience init(_ name: String) {
    self.init(frame: .zero)
    self.name = name
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    Self.log.append("\(name) will \(newSuperview == nil ? "leave" : "join")")
  }
  override func didMoveToSuperview() { Self.log.append("\(name) did \(superview == nil ? "leave" : "join")") }
  override func willMove(toWindow newWindow: UIWindow?) {
    Self.log.append("\(name) will window \(newWindow == nil ? "nil" : "w")")
  }
  override func didMoveToWindow() { Self.log.append("\(name) did window \(window == nil ? "nil" : "w")") }
  override func didAddSubview(_ subview: UIView) { Self.log.append("\(name) added") }
  override func willRemoveSubview(_ subview: UIView) { Self.log.append("\(name) removes") }
}

@MainActor
@Suite("UIView hierarchy", .ownHosts)
struct UIViewHierarchyTests {
  init() { StandardScreen.make() }

  private func log(_ action: () -> Void) -> [String] {
    RecordingView.log = []
    action()
    return RecordingView.log
  }

  @Test("adding to a view in a window tells the view, its subviews and the superview in order")
  func adding() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (parent, child, grandchild) = (RecordingView("parent"), RecordingView("child"), RecordingView("grandchild"))
    child.addSubview(grandchild)
    window.addSubview(parent)
    #expect(
      log { parent.addSubview(child) } == [
        "child will join", "child will window w", "grandchild will window w", "child did window w",
        "grandchild did window w", "child did join", "parent added",
      ])
    #expect(
      log { child.removeFromSuperview() } == [
        "child will leave", "child will window nil", "grandchild will window nil", "parent removes",
        "child did window nil", "grandchild did window nil", "child did leave",
      ])
  }

  @Test("adding a view elsewhere takes it out of its present superview")
  func moving() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [child])
    #expect(child.superview === second)
    #expect(child.layer.superlayer === second.layer)
  }

  @Test("views are put at indices, below and above siblings, and exchanged; layers follow")
  func ordering() {
    let root = UIView()
    let views = (0..<4).map { tag -> UIView in
      let view = UIView()
      view.tag = tag
      return view
    }
    for view in views { root.addSubview(view) }
    func tags() -> [Int] { root.subviews.map(\.tag) }
    root.insertSubview(views[3], at: 0)
    #expect(tags() == [3, 0, 1, 2])
    root.insertSubview(views[3], aboveSubview: views[1])
    #expect(tags() == [0, 1, 3, 2])
    root.insertSubview(views[2], belowSubview: views[0])
    #expect(tags() == [2, 0, 1, 3])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags() == [3, 0, 1, 2])
    root.sendSubviewToBack(views[2])
    #expect(tags() == [2, 3, 0, 1])
    root.bringSubviewToFront(views[2])
    #expect(tags() == [3, 0, 1, 2])
    root.insertSubview(UIView(), at: 99)
    #expect(root.subviews.count == 5)
    #expect(root.layer.sublayers?.count == 5)
    #expect(root.layer.sublayers?.first === views[3].layer)
  }

  @Test("a superview that goes leaves its subviews without one")
  func superviewGone() {
    let child = UIView()
    autoreleased { UIView().addSubview(child) }
    #expect(child.superview == nil)
    #expect(child.window == nil)
  }

  private func autoreleased(_ action: () -> Void) { action() }

  @Test("views are found by tag, depth first")
  func tags() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    a.addSubview(b)
    b.tag = 5
    #expect(root.viewWithTag(5) === b)
    #expect(root.viewWithTag(6) == nil)
    #expect(b.isDescendant(of: root))
    #expect(b.isDescendant(of: b))
    #expect(!root.isDescendant(of: b))
  }

  @Test("a view can't be added to itself or below itself")
  func cycles() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test("a view's window is that above it, wherever its tree is moved, and none when the window is gone")
  func windows() {
    let (top, middle, bottom) = (UIView(), UIView(), UIView())
    top.addSubview(middle)
    middle.addSubview(bottom)
    #expect(bottom.window == nil)
    do {
      let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
      #expect(first.window === first)
      first.addSubview(top)
      #expect(bottom.window === first && top.window === first)
      second.addSubview(middle)
      #expect(top.window === first && middle.window === second && bottom.window === second)
      top.addSubview(second)
      #expect(second.window === first && bottom.window === first)
      second.removeFromSuperview()
      #expect(second.window === second && bottom.window === second)
    }
    #expect(top.window == nil && middle.window == nil && bottom.window == nil)
  }

  @Test("a view that waits to become first responder is laid out for the subviews that it gets")
  func waitingResponder() {
    final class Waiting: UIView {
      var layouts = 0
      override var canBecomeFirstResponder: Bool { true }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let view = Waiting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.becomeFirstResponder()
    let before = view.layouts
    view.addSubview(UIView())
    view.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }
}
