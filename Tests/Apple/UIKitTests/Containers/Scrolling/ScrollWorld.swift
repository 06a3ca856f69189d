import QuartzCore
import Testing

@testable import UIKit

/// A window with a scroll view of 300 x 400 points, at the time zero.
@MainActor
final class ScrollWorld {
  let window: UIWindow
  let view: UIScrollView
  let recorder = Recorder()

  /// A delegate that records the calls of a scroll view, with rounded offsets.
  final class Recorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var zoomedView: UIView?
    var target: ((CGPoint) -> CGPoint)?
    var proposed = CGPoint.zero
    var velocity = CGPoint.zero
    var allowsTop = true

    /// The calls, with consecutive equal ones written once.
    var summary: [String] {
      calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will begin dragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.append("will end dragging")
      (proposed, self.velocity) = (targetContentOffset.pointee, velocity)
      if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("did end dragging, \(decelerate ? "decelerates" : "rests")")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("will begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("did end decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("did end animation") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      calls.append("should scroll to top")
      return allowsTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did scroll to top") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("begin zooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      calls.append("end zooming")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
  }

  init(content: CGSize = CGSize(width: 300, height: 2000), view: UIScrollView? = nil) {
    StandardScreen.make()
    AppHost.current.clock.now = 0
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    self.view = view ?? UIScrollView()
    self.view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    self.view.contentInsetAdjustmentBehavior = .never
    self.view.contentSize = content
    self.view.delegate = recorder
    window.addSubview(self.view)
    frame()
  }

  deinit { AppHost.current.clock.now = 0 }

  func frame() { WindowFrame.make(for: window) }

  /// Advances the time in frames of a sixtieth of a second.
  func wait(_ seconds: Double) {
    let end = AppHost.current.clock.now + seconds
    while AppHost.current.clock.now < end - 1e-9 {
      AppHost.current.clock.now = min(end, AppHost.current.clock.now + 1.0 / 60)
      frame()
    }
  }

  func finger(_ x: CGFloat, _ y: CGFloat) -> HostFinger { HostFinger(down: CGPoint(x: x, y: y), in: window) }

  /// Drags a finger at a constant speed.
  ///
  /// - Parameter rest: The time for which the finger rests before it is lifted, in seconds.
  func drag(from start: CGPoint, by way: CGPoint, seconds: Double, rest: Double = 0) {
    let finger = finger(start.x, start.y)
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      AppHost.current.clock.now += seconds / Double(steps)
      frame()
      let share = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
    }
    wait(rest)
    finger.lift()
  }
}
