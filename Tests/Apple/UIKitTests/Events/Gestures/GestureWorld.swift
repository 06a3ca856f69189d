import QuartzCore
import Testing

@testable import UIKit

/// A window with a view at the time zero, and a log of its recognizers.
@MainActor
final class GestureWorld {
  let window: UIWindow
  let view = LoggingView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private(set) var log: [String] = []

  /// A view that records its touches.
  final class LoggingView: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  init() {
    StandardScreen.make()
    AppHost.current.clock.now = 0
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
  }

  deinit { AppHost.current.clock.now = 0 }

  /// Attaches a recognizer whose changes are recorded under a name.
  @discardableResult
  func add<T: UIGestureRecognizer>(_ recognizer: T, _ name: String, to other: UIView? = nil) -> T {
    recognizer.name = name
    recognizer.listeners.append { [weak self] in self?.log.append("\(name) \($0.state)") }
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Returns and removes the entries.
  func taken() -> [String] {
    defer { log = [] }
    return log
  }

  func finger(_ x: CGFloat = 150, _ y: CGFloat = 150, taps: Int = 1) -> HostFinger {
    HostFinger(down: CGPoint(x: x, y: y), in: window, tapCount: taps)
  }

  func tap(_ x: CGFloat = 150, _ y: CGFloat = 150) {
    let finger = finger(x, y)
    wait(0.05)
    finger.lift()
  }

  func wait(_ seconds: Double) {
    AppHost.current.clock.now += seconds
    EventTimers.current.fireDue()
  }
}

/// A delegate that returns given answers and records the questions.
@MainActor
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var together = false
  var receives = true
  var waitsFor: UIGestureRecognizer?
  var isAwaitedBy: UIGestureRecognizer?
  private(set) var asked: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin")
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("together with \(otherGestureRecognizer.name ?? "?")")
    return together
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === waitsFor
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === isAwaitedBy
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    asked.append("receive")
    return receives
  }
}
