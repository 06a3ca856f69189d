import Foundation
import QuartzCore
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Scrolling by fingers", .ownHosts)
struct ScrollFingerTests {
  @Test("the delegate hears of a drag and of what follows in the documented order")
  func order() {
    let world = ScrollWorld()
    world.drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: -200), seconds: 0.2)
    #expect(
      world.recorder.summary == [
        "will begin dragging", "scroll", "will end dragging", "did end dragging, decelerates",
        "will begin decelerating",
      ])
    #expect(world.view.isDecelerating && !world.view.isDragging && !world.view.isTracking)
    world.recorder.calls = []
    world.wait(5)
    #expect(world.recorder.summary == ["scroll", "did end decelerating"])
    #expect(!world.view.isDecelerating)
  }

  @Test("a finger that rests before it is lifted leaves the content where it is, ten points behind")
  func resting() {
    let world = ScrollWorld()
    world.drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: -200), seconds: 0.2, rest: 0.3)
    #expect(world.view.contentOffset == CGPoint(x: 0, y: 190))
    #expect(
      world.recorder.summary == [
        "will begin dragging", "scroll", "will end dragging", "did end dragging, rests",
      ])
  }

  @Test("where the content comes to rest follows from the finger's speed, whatever the frames")
  func deceleration() {
    let world = ScrollWorld(content: CGSize(width: 300, height: 20_000))
    world.drag(from: CGPoint(x: 150, y: 450), by: CGPoint(x: 0, y: -300), seconds: 0.3)
    // The velocity is a thousand points per second, in points per millisecond.
    #expect(abs(world.recorder.velocity.y - 1) < 1e-6)
    let rest = 290 - 1000 / (1000 * log(0.998))
    #expect(abs(world.recorder.proposed.y - rest) < 1)
    let start = world.view.contentOffset.y
    AppHost.current.clock.now += 0.5
    world.frame()
    let expected = start + 1000 * (pow(0.998, 500) - 1) / (1000 * log(0.998))
    #expect(abs(world.view.contentOffset.y - expected) <= 1.0 / 3)
    world.wait(10)
    #expect(abs(world.view.contentOffset.y - rest) < 1)
  }

  @Test("the delegate may choose where the content comes to rest")
  func target() {
    let world = ScrollWorld()
    world.recorder.target = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
    world.drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: -200), seconds: 0.2)
    world.wait(5)
    #expect(world.view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
    #expect(abs(world.view.contentOffset.y - world.recorder.proposed.y) <= 50)
  }

  @Test("beyond an edge the content follows like a rubber band, and springs back")
  func bouncing() {
    let world = ScrollWorld()
    let finger = world.finger(150, 200)
    finger.move(to: CGPoint(x: 150, y: 310))
    #expect(abs(world.view.contentOffset.y + RubberBand.stretch(100, 400)) <= 1.0 / 3)
    finger.lift()
    #expect(world.view.isDecelerating)
    world.wait(2)
    #expect(world.view.contentOffset == .zero)
    world.view.bounces = false
    let second = world.finger(150, 200)
    second.move(to: CGPoint(x: 150, y: 310))
    #expect(world.view.contentOffset == .zero)
    second.lift()
    #expect(!world.view.isDecelerating)
  }

  @Test("content that fits is not dragged, unless it always bounces, and only along that axis")
  func shortContent() {
    let world = ScrollWorld(content: CGSize(width: 300, height: 100))
    world.drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 60, y: 100), seconds: 0.1)
    #expect(world.recorder.calls.isEmpty)
    world.view.alwaysBounceVertical = true
    world.drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 100), seconds: 0.1)
    #expect(world.recorder.summary.first == "will begin dragging")
    world.wait(2)
    world.recorder.calls = []
    world.drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 100, y: 0), seconds: 0.1)
    #expect(world.recorder.calls.isEmpty)
    world.view.isScrollEnabled = false
    world.drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: 100), seconds: 0.1)
    #expect(world.recorder.calls.isEmpty)
  }

  @Test("a drag along one axis keeps to it under the directional lock, one across does not")
  func directionalLock() {
    let world = ScrollWorld(content: CGSize(width: 2000, height: 2000))
    world.view.isDirectionalLockEnabled = true
    world.view.contentOffset = CGPoint(x: 500, y: 500)
    let finger = world.finger(150, 300)
    finger.move(to: CGPoint(x: 152, y: 280))
    finger.move(to: CGPoint(x: 250, y: 200))
    #expect(world.view.contentOffset.x == 500 && world.view.contentOffset.y > 580)
    finger.lift()
    world.wait(5)
    let start = world.view.contentOffset
    let second = world.finger(150, 300)
    second.move(to: CGPoint(x: 130, y: 280))
    second.move(to: CGPoint(x: 100, y: 200))
    #expect(world.view.contentOffset.x > start.x && world.view.contentOffset.y > start.y)
    second.lift()
  }

  @Test(
    "paging stops at the nearest page, or at the next one after a quick finger",
    arguments: [(-100, 0.3, 0.3, 0), (-180, 0.3, 0.3, 300), (-60, 0.1, 0, 300), (60, 0.1, 0, 0)]
      as [(CGFloat, Double, Double, CGFloat)])
  func paging(_ way: CGFloat, _ seconds: Double, _ rest: Double, _ expected: CGFloat) {
    let world = ScrollWorld(content: CGSize(width: 900, height: 400))
    world.view.isPagingEnabled = true
    world.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: way, y: 0), seconds: seconds, rest: rest)
    world.wait(2)
    #expect(world.view.contentOffset == CGPoint(x: expected, y: 0))
    #expect(world.recorder.proposed == CGPoint(x: expected, y: 0))
    #expect(world.recorder.calls.last == "did end decelerating")
  }

  @Test("a finger stops content that moves, and its tap then does nothing else")
  func stopping() {
    let world = ScrollWorld()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    world.view.addSubview(button)
    world.drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: -200), seconds: 0.2)
    world.wait(0.1)
    world.recorder.calls = []
    let finger = world.finger(150, 300)
    #expect(world.view.isTracking && !world.view.isDecelerating)
    #expect(world.recorder.calls.last == "did end decelerating")
    let offset = world.view.contentOffset
    world.wait(0.3)
    finger.lift()
    world.wait(1)
    #expect(world.view.contentOffset == offset && taps == 0)
    world.finger(150, 300).lift()
    #expect(taps == 1)
  }

  // MARK: - Touches in the content

  @Test("a control in the content waits 0.15 seconds, hears of quick taps all the same, and a drag takes its touch")
  func contentTouches() {
    let world = ScrollWorld()
    var log: [String] = []
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    button.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("cancel") }, for: .touchCancel)
    world.view.addSubview(button)
    let finger = world.finger(150, 300)
    world.wait(0.1)
    #expect(log.isEmpty)
    world.wait(0.06)
    #expect(log == ["down"])
    // A control keeps a touch that it has received.
    finger.move(to: CGPoint(x: 150, y: 250))
    #expect(!world.view.isDragging)
    finger.lift()
    #expect(log == ["down", "up"])
    log = []
    world.finger(150, 300).lift()
    #expect(log == ["down", "up"])
    log = []
    world.drag(from: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: -100), seconds: 0.2)
    #expect(log.isEmpty && world.view.contentOffset.y > 0)
    world.wait(5)
    world.view.delaysContentTouches = false
    world.view.setContentOffset(.zero, animated: false)
    let second = world.finger(150, 300)
    #expect(log == ["down"])
    second.lift()
  }

  @Test("a view that is no control loses its touch to a drag, if the scroll view may take it")
  func cancellingContent() {
    final class Asking: UIScrollView {
      var asked = 0
      var cancels = true
      override func touchesShouldCancel(in view: UIView) -> Bool {
        asked += 1
        return cancels
      }
    }
    let scrollView = Asking()
    let world = ScrollWorld(view: scrollView)
    let content = GestureWorld.LoggingView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    world.view.addSubview(content)
    func slowDrag() {
      let finger = world.finger(150, 300)
      world.wait(0.2)
      finger.move(to: CGPoint(x: 150, y: 250))
      world.wait(0.2)
      finger.lift()
      world.wait(2)
    }
    slowDrag()
    #expect(content.log == ["began", "cancelled"] && scrollView.asked == 1 && world.view.contentOffset.y == 40)
    content.log = []
    scrollView.cancels = false
    slowDrag()
    #expect(content.log == ["began", "moved", "ended"] && world.view.contentOffset.y == 40)
    content.log = []
    scrollView.cancels = true
    scrollView.canCancelContentTouches = false
    slowDrag()
    #expect(content.log == ["began", "moved", "ended"] && scrollView.asked == 2)
  }

  // MARK: - Nested views

  @Test("of nested scroll views the one that scrolls along the drag does; at its edge the one around it does")
  func nested() {
    let world = ScrollWorld()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 900, height: 200)
    world.view.addSubview(inner)
    world.drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: -100, y: 0), seconds: 0.2, rest: 0.2)
    #expect(inner.contentOffset.x == 90 && world.view.contentOffset == .zero)
    world.drag(from: CGPoint(x: 150, y: 250), by: CGPoint(x: 0, y: -60), seconds: 0.2, rest: 0.2)
    #expect(inner.contentOffset.x == 90 && world.view.contentOffset.y == 50)
    inner.contentOffset = .zero
    inner.contentSize = CGSize(width: 300, height: 600)
    world.drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: -60), seconds: 0.2, rest: 0.2)
    #expect(inner.contentOffset.y == 50 && world.view.contentOffset.y == 50)
    inner.contentOffset.y = 400
    world.drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 0, y: -60), seconds: 0.2, rest: 0.2)
    #expect(inner.contentOffset.y == 400 && world.view.contentOffset.y == 100)
  }

  // MARK: - Code and fingers

  @Test(
    "content that is sent beyond all lengths is somewhere on its way",
    arguments: [CGFloat.infinity, 1e308, -CGFloat.infinity])
  func endlessAnimations(_ place: CGFloat) {
    let world = ScrollWorld()
    world.view.setContentOffset(CGPoint(x: 0, y: place), animated: true)
    for _ in 0..<3 {
      world.wait(0.1)
      #expect(world.view.contentOffset.y.isFinite)
    }
  }

  @Test("an animated change goes there in 0.3 seconds, tells each step, and then of its end")
  func animation() {
    let world = ScrollWorld()
    world.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(world.view.contentOffset == .zero && world.recorder.calls.isEmpty)
    world.wait(0.15)
    #expect(abs(world.view.contentOffset.y - 300) < 1)
    world.wait(0.15)
    #expect(world.view.contentOffset.y == 600)
    #expect(world.recorder.summary == ["scroll", "did end animation"])
    world.view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    world.wait(0.1)
    world.view.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    world.wait(1)
    #expect(world.view.contentOffset.y == 5)
  }

  @Test("content that code moves under a finger, or while it slows down, goes on from there")
  func movedByCode() {
    let world = ScrollWorld(content: CGSize(width: 300, height: 20_000))
    let finger = world.finger(150, 400)
    finger.move(to: CGPoint(x: 150, y: 300))
    #expect(world.view.contentOffset.y == 90)
    world.view.contentOffset.y += 1000
    finger.move(to: CGPoint(x: 150, y: 290))
    #expect(world.view.contentOffset.y == 1100)
    finger.cancel()
    world.drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 0, y: -200), seconds: 0.2)
    let rest = world.recorder.proposed.y
    world.view.contentOffset.y += 5000
    world.wait(10)
    #expect(abs(world.view.contentOffset.y - rest - 5000) < 1)
  }

  @Test("a tap on the status bar scrolls to the top, if the delegate allows it")
  func toTop() {
    let world = ScrollWorld()
    world.view.contentOffset.y = 700
    world.recorder.calls = []
    world.recorder.allowsTop = false
    #expect(!world.view.scrollToTop())
    world.recorder.allowsTop = true
    #expect(world.view.scrollToTop())
    world.wait(0.5)
    #expect(world.view.contentOffset.y == 0)
    #expect(
      world.recorder.summary == ["should scroll to top", "scroll", "did scroll to top"]
        || world.recorder.summary == ["should scroll to top", "should scroll to top", "scroll", "did scroll to top"])
  }

  @Test("dragging takes the keyboard away where the view says so")
  func keyboard() {
    let world = ScrollWorld()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    world.view.addSubview(field)
    func drag(to y: CGFloat) {
      field.becomeFirstResponder()
      HostKeyboardFrame.show(height: 300, on: world.window.screen)
      world.drag(from: CGPoint(x: 150, y: 450), by: CGPoint(x: 0, y: y - 450), seconds: 0.2)
      world.wait(3)
    }
    drag(to: 300)
    #expect(field.isFirstResponder)
    world.view.keyboardDismissMode = .onDrag
    drag(to: 300)
    #expect(!field.isFirstResponder && world.window.screen.keyboardFrame == nil)
    world.view.keyboardDismissMode = .interactive
    drag(to: 300)
    #expect(field.isFirstResponder)
    drag(to: 700)
    #expect(!field.isFirstResponder && world.window.screen.keyboardFrame == nil)
  }

  // MARK: - Zooming

  @Test("a pinch zooms about its middle, tells the delegate, and springs back within the limits")
  func zooming() {
    let world = ScrollWorld(content: CGSize(width: 300, height: 400))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    world.view.addSubview(content)
    world.recorder.zoomedView = content
    #expect(world.view.pinchGestureRecognizer == nil)
    world.view.maximumZoomScale = 2
    #expect(world.view.pinchGestureRecognizer != nil)
    let (first, second) = (world.finger(100, 300), world.finger(200, 300))
    let middle = world.window.convert(CGPoint(x: 150, y: 300), to: content as UIView?)
    first.move(to: CGPoint(x: 75, y: 300))
    second.move(to: CGPoint(x: 225, y: 300))
    #expect(world.view.isZooming && abs(world.view.zoomScale - 1.5) < 1e-9)
    let now = world.window.convert(CGPoint(x: 150, y: 300), to: content as UIView?)
    #expect(abs(now.x - middle.x) < 1 && abs(now.y - middle.y) < 1)
    first.move(to: CGPoint(x: 0, y: 300))
    second.move(to: CGPoint(x: 300, y: 300))
    #expect(world.view.zoomScale > 2 && world.view.zoomScale < 4)
    second.lift()
    first.lift()
    #expect(world.view.isZoomBouncing && !world.view.isZooming)
    world.wait(2)
    #expect(world.view.zoomScale == 2 && !world.view.isZoomBouncing)
    #expect(world.recorder.calls.filter { $0 == "begin zooming" }.count == 1)
    #expect(world.recorder.calls.filter { $0 == "end zooming" }.count == 1)
    #expect(world.view.contentSize == CGSize(width: 600, height: 800))
  }

  // MARK: - Refreshing and indicators

  @Test("pulling the content far enough refreshes, and keeps room for the wheel until that is over")
  func refreshing() {
    let world = ScrollWorld(content: CGSize(width: 300, height: 100))
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    world.view.refreshControl = control
    world.frame()
    #expect(control.superview === world.view && control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    world.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 0, y: 100), seconds: 0.3, rest: 0.2)
    world.wait(2)
    #expect(count == 0 && world.view.contentOffset.y == 0)
    world.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 0, y: 340), seconds: 0.3, rest: 0.2)
    #expect(count == 1 && control.isRefreshing)
    world.wait(2)
    #expect(world.view.contentOffset.y == -60 && world.view.adjustedContentInset.top == 60)
    control.endRefreshing()
    world.wait(1)
    #expect(world.view.contentOffset.y == 0 && world.view.adjustedContentInset.top == 0)
  }

  @Test("indicators show while the content moves, as long as what is in sight, and fade afterwards")
  func indicators() throws {
    let world = ScrollWorld()
    let layers = world.view.layer.sublayers?.count ?? 0
    let finger = world.finger(150, 400)
    finger.move(to: CGPoint(x: 150, y: 290))
    #expect(world.view.layer.sublayers?.count == layers + 1)
    let frame = try #require(world.view.verticalIndicatorFrame)
    // 400 of 2000 points are visible, on a track of 394 points.
    #expect(abs(frame.height - 394 * 0.2) < 1e-9 && frame.width == 3)
    #expect(frame.maxX == 297 && abs(frame.minY - (100 + 3 + (394 - 394 * 0.2) * 100 / 1600)) < 1e-9)
    #expect(world.view.horizontalIndicatorFrame == nil)
    world.wait(0.2)
    finger.lift()
    world.wait(0.6)
    #expect(world.view.layer.sublayers?.count == layers + 1)
    world.wait(0.2)
    #expect(world.view.layer.sublayers?.count ?? 0 == layers)
    #expect(world.view.subviews.isEmpty)
  }
}

@MainActor
@Suite("Scrolling around controls", .ownHosts)
struct ScrollControlTests {
  @Test("a delegate that moves the content as it scrolls, as for endless content, is not undone")
  func endless() {
    final class Endless: NSObject, UIScrollViewDelegate {
      var jumps = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.y > 500 {
          jumps += 1
          scrollView.contentOffset.y -= 400
        }
      }
    }
    let world = ScrollWorld(content: CGSize(width: 300, height: 20_000))
    let endless = Endless()
    world.view.delegate = endless
    world.drag(from: CGPoint(x: 150, y: 450), by: CGPoint(x: 0, y: -300), seconds: 0.15)
    world.wait(10)
    // At two thousand points per second, the distance is 290 points of the drag and 999 after it, less the delegate's
    // reduction.
    let way = 290 + 2000 / -(1000 * log(0.998))
    #expect(endless.jumps == 2)
    #expect(abs(world.view.contentOffset.y + 400 * CGFloat(endless.jumps) - way) < 1)
  }

  @Test("a slider's thumb and a switch keep drags along them from a scroll view, which takes those across")
  func sliders() {
    let world = ScrollWorld(content: CGSize(width: 900, height: 900))
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 30))
    slider.value = 0.5
    world.view.addSubview(slider)
    world.frame()
    world.drag(from: CGPoint(x: 150, y: 215), by: CGPoint(x: 60, y: 0), seconds: 0.1, rest: 0.1)
    #expect(world.view.contentOffset == .zero && slider.value > 0.75)
    world.drag(from: CGPoint(x: 70, y: 215), by: CGPoint(x: -60, y: 0), seconds: 0.1, rest: 0.2)
    #expect(world.view.contentOffset.x == 50)
    world.view.setContentOffset(.zero, animated: false)
    let control = UISwitch()
    control.frame.origin = CGPoint(x: 50, y: 200)
    world.view.addSubview(control)
    world.frame()
    world.drag(from: CGPoint(x: 60, y: 315), by: CGPoint(x: 60, y: 0), seconds: 0.3, rest: 0.1)
    #expect(control.isOn && world.view.contentOffset == .zero)
    world.drag(from: CGPoint(x: 60, y: 315), by: CGPoint(x: 0, y: -60), seconds: 0.1, rest: 0.2)
    #expect(world.view.contentOffset.y == 50)
  }

  @Test("a scroll view that is a delegate of recognizers decides about its own pan")
  func ownDelegate() {
    final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let world = ScrollWorld()
    let inner = Sharing(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 300, height: 600)
    world.view.addSubview(inner)
    world.drag(from: CGPoint(x: 150, y: 250), by: CGPoint(x: 0, y: -60), seconds: 0.2, rest: 0.2)
    #expect(inner.contentOffset.y == 50 && world.view.contentOffset.y == 50)
  }

  @Test("content that moves by itself can be stopped")
  func stopping() {
    let world = ScrollWorld()
    world.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(world.view.isScrollAnimating)
    world.wait(0.1)
    world.view.stopScrollingAndZooming()
    let offset = world.view.contentOffset
    world.wait(1)
    #expect(world.view.contentOffset == offset && !world.view.isScrollAnimating && offset.y > 0 && offset.y < 300)
  }
}
