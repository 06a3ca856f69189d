import Foundation
import UIKit

// Input with one finger. Points are in the screen's coordinates. Time advances frame by frame as the finger needs it,
// and the screen is updated afterwards.

extension ViewHost {
  /// The duration of a tap in seconds.
  private static var tapDuration: TimeInterval { 0.05 }

  // MARK: - Finding

  /// Returns the view of a target.
  ///
  /// - Throws: A ``TargetError`` if there is none or more than one.
  public func find(_ target: Target) throws(TargetError) -> UIView {
    try run { () throws(TargetError) in
      update()
      return try TargetFinder(screen: window.screen).find(target)
    }
  }

  /// Returns the point at which a finger touches a target: the center of its visible part.
  ///
  /// - Throws: A ``TargetError`` with the reason that it can't be touched.
  public func place(of target: Target) throws(TargetError) -> CGPoint {
    try run { () throws(TargetError) in
      update()
      let (point, window) = try TargetFinder(screen: self.window.screen).place(of: target)
      return window.convert(point, to: nil as UIWindow?)
    }
  }

  // MARK: - Tapping

  /// Puts a finger down, which remains until it is moved or lifted.
  ///
  /// - Parameter tapCount: The number of consecutive taps.
  public func putDown(at point: CGPoint, tapCount: Int = 1) -> Finger {
    run {
      update()
      let front = HostHits.window(at: point, on: window.screen) ?? window
      let finger = HostFinger(down: front.convert(point, from: nil as UIWindow?), in: front, tapCount: tapCount)
      return Finger(finger, in: front)
    }
  }

  /// Taps a point of the screen, regardless of its content.
  public func tap(at point: CGPoint) {
    tap(at: point, count: 1)
  }

  /// Taps a view.
  ///
  /// - Throws: A ``TargetError`` with the reason that it can't be touched.
  public func tap(_ target: Target) throws(TargetError) {
    tap(at: try place(of: target))
  }

  /// Taps a view; see ``tap(_:)``.
  public func tap(on view: UIView) throws(TargetError) { try tap(.view(view)) }

  /// Taps the view with a text; see ``tap(_:)``.
  public func tap(text: String) throws(TargetError) { try tap(.text(text)) }

  /// Taps the element with an accessibility label; see ``tap(_:)``.
  public func tap(label: String) throws(TargetError) { try tap(.label(label)) }

  /// Taps the view with an accessibility identifier; see ``tap(_:)``.
  public func tap(identifier: String) throws(TargetError) { try tap(.identifier(identifier)) }

  /// Double-taps a point of the screen.
  public func doubleTap(at point: CGPoint) {
    tap(at: point, count: 1)
    advance(by: ViewHost.tapDuration)
    tap(at: point, count: 2)
  }

  /// Double-taps a view.
  ///
  /// - Throws: A ``TargetError`` with the reason that it can't be touched.
  public func doubleTap(_ target: Target) throws(TargetError) {
    doubleTap(at: try place(of: target))
  }

  private func tap(at point: CGPoint, count: Int) {
    let finger = putDown(at: point, tapCount: count)
    advance(by: ViewHost.tapDuration)
    finger.lift()
    update()
  }

  /// Presses and holds a point of the screen.
  ///
  /// - Parameter duration: The duration in seconds. Default: 0.6, sufficient for a long press.
  public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {
    let finger = putDown(at: point)
    advance(by: duration)
    finger.lift()
    update()
  }

  /// Presses and holds a view.
  ///
  /// - Throws: A ``TargetError`` with the reason that it can't be touched.
  public func longPress(_ target: Target, duration: TimeInterval = 0.6) throws(TargetError) {
    longPress(at: try place(of: target), duration: duration)
  }

  /// Taps the status bar, which scrolls to the top.
  public func tapStatusBar() {
    run {
      update()
      HostStatusBar.tap(in: window)
      update()
    }
  }

  // MARK: - Dragging

  /// Drags a finger along a straight line with constant speed.
  ///
  /// - Parameters:
  ///   - duration: The duration of the movement in seconds.
  ///   - rest: The time in seconds that the finger rests at the end before it is lifted; with 0, it flicks.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5, rest: TimeInterval = 0.2) {
    let finger = putDown(at: start)
    glide(duration) { share in
      finger.move(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    advance(by: rest)
    finger.lift()
    update()
  }

  /// Drags a view by a distance in points.
  ///
  /// - Throws: A ``TargetError`` with the reason that it can't be touched.
  public func drag(
    _ target: Target, by way: CGVector, duration: TimeInterval = 0.5, rest: TimeInterval = 0.2
  ) throws(TargetError) {
    let start = try place(of: target)
    drag(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: duration, rest: rest)
  }

  /// The direction of a swipe.
  public enum SwipeDirection: Sendable, CaseIterable {
    case up
    case down
    case left
    case right
  }

  /// Swipes quickly across half the size of a view, which scrolls it in the opposite direction.
  ///
  /// - Throws: A ``TargetError`` with the reason that it can't be touched.
  public func swipe(_ direction: SwipeDirection, on target: Target) throws(TargetError) {
    let start = try place(of: target)
    let size = try find(target).bounds.size
    let shown = window.screen.sceneBounds
    let (width, height) = (min(size.width, shown.width) / 4, min(size.height, shown.height) / 4)
    swipe(direction, around: start, reach: CGSize(width: width, height: height))
  }

  /// Swipes quickly across half the screen, which scrolls its content in the opposite direction.
  public func swipe(_ direction: SwipeDirection) {
    let shown = window.screen.sceneBounds
    swipe(
      direction, around: CGPoint(x: shown.midX, y: shown.midY),
      reach: CGSize(width: shown.width / 4, height: shown.height / 4))
  }

  private func swipe(_ direction: SwipeDirection, around middle: CGPoint, reach: CGSize) {
    let way: CGVector =
      switch direction {
      case .up: CGVector(dx: 0, dy: -max(reach.height, 40))
      case .down: CGVector(dx: 0, dy: max(reach.height, 40))
      case .left: CGVector(dx: -max(reach.width, 40), dy: 0)
      case .right: CGVector(dx: max(reach.width, 40), dy: 0)
      }
    drag(
      from: CGPoint(x: middle.x - way.dx, y: middle.y - way.dy),
      to: CGPoint(x: middle.x + way.dx, y: middle.y + way.dy), duration: 0.15, rest: 0)
  }

  /// Performs a movement in frames of a sixtieth of a second.
  func glide(_ duration: TimeInterval, _ step: (CGFloat) -> Void) {
    let frames = max(1, Int(saturating: (duration * 60).rounded()))
    for frame in 1...frames {
      advance(by: duration / Double(frames))
      step(CGFloat(frame) / CGFloat(frames))
    }
    update()
  }
}
