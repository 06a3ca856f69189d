import UIKit

/// A finger on the screen, for custom gestures and gestures with several fingers.
///
/// ```swift
/// let (thumb, index) = (host.putDown(at: a), host.putDown(at: b))
/// index.move(to: c)
/// host.advance(by: 0.1)
/// thumb.lift()
/// index.lift()
/// ```
@MainActor
public final class Finger {
  private let finger: HostFinger
  private let window: UIWindow

  init(_ finger: HostFinger, in window: UIWindow) {
    self.finger = finger
    self.window = window
  }

  /// The view that the touch hit, if any.
  public var view: UIView? { finger.view }

  /// Moves the finger to a point of the screen at once.
  public func move(to point: CGPoint) { finger.move(to: window.convert(point, from: nil as UIWindow?)) }

  /// Lifts the finger at its location.
  public func lift() { finger.lift() }

  /// Cancels the touch, as for an incoming call.
  public func cancel() { finger.cancel() }
}
