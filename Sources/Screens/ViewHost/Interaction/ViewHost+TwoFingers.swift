import Foundation
import UIKit

// Input with two fingers, or with the device.

extension ViewHost {
  /// Half of the distance between the fingers, in points, unless a gesture begins with a smaller one.
  private static var halfDistance: CGFloat { 50 }

  /// Pinches with two fingers.
  ///
  /// - Parameters:
  ///   - middle: The point between them on the screen.
  ///   - scale: The final distance of the fingers as a multiple of the initial one.
  public func pinch(at middle: CGPoint, scale: CGFloat, duration: TimeInterval = 0.5) {
    let start = scale < 1 ? ViewHost.halfDistance : ViewHost.halfDistance / max(1, scale / 2)
    twoFingers(around: middle, duration) { share in
      (start * (1 + (scale - 1) * share), 0)
    }
  }

  /// Pinches a view with two fingers.
  ///
  /// - Throws: A ``TargetError`` with the reason that it can't be touched.
  public func pinch(_ target: Target, scale: CGFloat, duration: TimeInterval = 0.5) throws(TargetError) {
    pinch(at: try place(of: target), scale: scale, duration: duration)
  }

  /// Rotates two fingers around the point between them.
  ///
  /// - Parameter angle: The angle in radians, clockwise if positive.
  public func turn(at middle: CGPoint, by angle: CGFloat, duration: TimeInterval = 0.5) {
    twoFingers(around: middle, duration) { share in (ViewHost.halfDistance, angle * share) }
  }

  /// Rotates two fingers on a view.
  ///
  /// - Throws: A ``TargetError`` with the reason that it can't be touched.
  public func turn(_ target: Target, by angle: CGFloat, duration: TimeInterval = 0.5) throws(TargetError) {
    turn(at: try place(of: target), by: angle, duration: duration)
  }

  private func twoFingers(
    around middle: CGPoint, _ duration: TimeInterval, _ place: (CGFloat) -> (reach: CGFloat, angle: CGFloat)
  ) {
    func points(_ share: CGFloat) -> (CGPoint, CGPoint) {
      let (reach, angle) = place(share)
      let (x, y) = (reach * cos(angle), reach * sin(angle))
      return (CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y))
    }
    let start = points(0)
    let (first, second) = (putDown(at: start.0), putDown(at: start.1))
    glide(duration) { share in
      let (a, b) = points(share)
      first.move(to: a)
      second.move(to: b)
    }
    first.lift()
    second.lift()
    update()
  }

  /// Rotates the device. The screen follows within 0.4 seconds, which haven't elapsed yet.
  public func rotate(to orientation: Device.Orientation) {
    set(device.held(orientation), animated: true)
  }

  /// Shakes the device. Responders are notified of the motion.
  public func shake() {
    run {
      HostShake.shake(window)
      update()
    }
  }

  /// Presses a button of a headset, such as `.remoteControlTogglePlayPause`, for an app that enabled these events.
  public func remoteControl(_ request: UIEvent.EventSubtype) {
    run {
      HostRemoteControl.send(request, to: window)
      update()
    }
  }

  /// Sets the light or dark style of the screen.
  public func set(_ style: UIUserInterfaceStyle) {
    var surroundings = surroundings
    surroundings.style = style
    set(surroundings)
  }

  /// Sets the text size that the user prefers.
  public func set(_ category: UIContentSizeCategory) {
    var surroundings = surroundings
    surroundings.contentSizeCategory = category
    set(surroundings)
  }
}
