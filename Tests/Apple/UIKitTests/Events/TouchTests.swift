import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Touches", .ownHosts)
struct TouchTests {
  init() { StandardScreen.make() }

  private final class TouchView: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    private func note(_ phase: String, _ touches: Set<UITouch>) {
      let point = touches.first!.location(in: self)
      log.append("\(phase) \(touches.count) (\(point.x.briefDescription), \(point.y.briefDescription))")
    }
  }

  private func makeWindow() -> UIWindow {
    let scene = UIWindowScene(screen: UIScreen(configuration: .standard))
    UIApplication.shared.connect(scene)
    return UIWindow(windowScene: scene)
  }

  @Test("a finger stays with the view it came down on, in that view's coordinates")
  func sequence() {
    let window = makeWindow()
    window.isHidden = false
    let view = TouchView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    window.addSubview(view)
    let finger = HostFinger(down: CGPoint(x: 110, y: 120), in: window)
    #expect(finger.view === view)
    finger.move(to: CGPoint(x: 300, y: 300))
    finger.lift()
    #expect(view.log == ["began 1 (10, 20)", "moved 1 (200, 200)", "ended 1 (200, 200)"])
  }

  @Test("what a view does not handle comes to its superview")
  func chain() {
    let window = makeWindow()
    window.isHidden = false
    let outer = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    outer.addSubview(inner)
    window.addSubview(outer)
    let finger = HostFinger(down: CGPoint(x: 15, y: 15), in: window)
    finger.cancel()
    #expect(finger.view === inner)
    #expect(outer.log == ["began 1 (15, 15)", "cancelled 1 (15, 15)"])
  }

  @Test("a second finger on a view counts only with multiple touch")
  func multiple() {
    let window = makeWindow()
    window.isHidden = false
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let first = HostFinger(down: CGPoint(x: 1, y: 1), in: window)
    let second = HostFinger(down: CGPoint(x: 2, y: 2), in: window)
    #expect(view.log.count == 1)
    second.lift()
    first.lift()
    #expect(view.log.count == 2)
    view.isMultipleTouchEnabled = true
    let third = HostFinger(down: CGPoint(x: 1, y: 1), in: window)
    let fourth = HostFinger(down: CGPoint(x: 2, y: 2), in: window)
    third.lift()
    fourth.lift()
    #expect(view.log.count == 6)
  }

  @Test("an event has the fingers that rest, too")
  func resting() {
    final class CountingView: UIView {
      var counts: [Int] = []
      var phases: [UITouch.Phase] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += [touches.count, event?.allTouches?.count ?? 0, event?.touches(for: self)?.count ?? 0]
        phases = (event?.allTouches ?? []).map(\.phase).sorted { $0.rawValue < $1.rawValue }
      }
    }
    let window = makeWindow()
    window.isHidden = false
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    let (first, second) = (
      HostFinger(down: CGPoint(x: 1, y: 1), in: window), HostFinger(down: CGPoint(x: 2, y: 2), in: window)
    )
    second.move(to: CGPoint(x: 5, y: 5))
    #expect(view.counts == [1, 2, 2] && view.phases == [.moved, .stationary])
    first.lift()
    second.move(to: CGPoint(x: 6, y: 6))
    #expect(view.counts.suffix(3) == [1, 1, 1])
    second.lift()
  }

  @Test("an exclusive view shuts other views out while it is touched")
  func exclusive() {
    let window = makeWindow()
    window.isHidden = false
    let exclusive = TouchView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    exclusive.isExclusiveTouch = true
    let other = TouchView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
    window.addSubview(exclusive)
    window.addSubview(other)
    let first = HostFinger(down: CGPoint(x: 1, y: 1), in: window)
    let second = HostFinger(down: CGPoint(x: 60, y: 1), in: window)
    #expect(other.log.isEmpty)
    first.lift()
    second.lift()
    let third = HostFinger(down: CGPoint(x: 60, y: 1), in: window)
    #expect(other.log.count == 1)
    third.lift()
  }

  @Test("one responder at a time is first, and it has to allow it")
  func firstResponder() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = makeWindow()
    let (first, second, plain) = (Field(), Field(), UIView())
    #expect(!first.becomeFirstResponder())
    for view in [first, second, plain] { window.addSubview(view) }
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(!plain.becomeFirstResponder())
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
    #expect(second.becomeFirstResponder())
    second.removeFromSuperview()
    #expect(window.firstResponder == nil)
  }

  @Test("endEditing takes the status from a view inside, by force if need be")
  func endEditing() {
    final class Field: UIView {
      var yields = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { yields }
    }
    let window = makeWindow()
    let (form, elsewhere, field) = (UIView(), UIView(), Field())
    window.addSubview(form)
    window.addSubview(elsewhere)
    form.addSubview(field)
    #expect(!form.endEditing(true))
    #expect(field.becomeFirstResponder())
    #expect(!elsewhere.endEditing(true))
    #expect(field.isFirstResponder)
    field.yields = false
    #expect(!form.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(form.endEditing(true))
    #expect(!field.isFirstResponder)
    field.yields = true
    #expect(field.becomeFirstResponder())
    #expect(window.endEditing(false))
    #expect(!field.isFirstResponder)
  }

  @Test("a finger is as an upright Pencil, and exact")
  func pencilValues() {
    StandardScreen.make()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let touch = UITouch(at: .zero, in: window, view: nil, tapCount: 1, timestamp: 0)
    #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: nil) == 0 && touch.rollAngle == 0)
    #expect(touch.azimuthUnitVector(in: window) == CGVector(dx: 1, dy: 0))
    #expect(touch.estimatedProperties.isEmpty && touch.estimatedPropertiesExpectingUpdates == [])
    #expect(touch.estimationUpdateIndex == nil)
  }
}
