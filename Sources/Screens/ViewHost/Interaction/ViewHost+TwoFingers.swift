import Foundation
import UIKit

// What a person does with two fingers, or with the device.

extension ViewHost {
  /// Half of the distance between the fingers, in points, unless a gesture begins closer together.
  private static var halfDistance: CGFloat { 50 }

  /// Pulls two fingers apart, or together.
  ///
  /// - Parameters:
  ///   - middle: the point between them, on the screen.
  ///   - scale: how far they end up apart, as a multiple of where they began.
  public func pinch(at middle: CGPoint, scale: CGFloat, duration: TimeInterval = 0.5) {
    let start = scale < 1 ? ViewHost.halfDistance : ViewHost.halfDistance / max(1, scale / 2)
    twoFingers(around: middle, duration) { share in
      (start * (1 + (scale - 1) * share), 0)
    }
  }

  /// Pulls two fingers apart, or together, on a view.
  ///
  /// - Throws: ``TargetError`` with the reason where a person could not.
  public func pinch(_ target: Target, scale: CGFloat, duration: TimeInterval = 0.5) throws(TargetError) {
    pinch(at: try place(of: target), scale: scale, duration: duration)
  }

  /// Turns two fingers about the point between them.
  ///
  /// - Parameter angle: in radians, clockwise for positive values.
  public func turn(at middle: CGPoint, by angle: CGFloat, duration: TimeInterval = 0.5) {
    twoFingers(around: middle, duration) { share in (ViewHost.halfDistance, angle * share) }
  }

  /// Turns two fingers on a view.
  ///
  /// - Throws: ``TargetError`` with the reason where a person could not.
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

  /// Turns the device; what is on the screen follows within 0.4 seconds, of which none has passed yet.
  public func rotate(to orientation: Device.Orientation) {
    set(device.held(orientation), animated: true)
  }

  /// Shakes the device: responders hear of the motion.
  public func shake() {
    run {
      HostShake.shake(window)
      update()
    }
  }

  /// Presses a button of a headset, such as `.remoteControlTogglePlayPause`: an app that asked for it hears of it.
  public func remoteControl(_ request: UIEvent.EventSubtype) {
    run {
      HostRemoteControl.send(request, to: window)
      update()
    }
  }

  /// Switches the screen to light or dark.
  public func set(_ style: UIUserInterfaceStyle) {
    var surroundings = surroundings
    surroundings.style = style
    set(surroundings)
  }

  /// Sets the size of text that the user wants.
  public func set(_ category: UIContentSizeCategory) {
    var surroundings = surroundings
    surroundings.contentSizeCategory = category
    set(surroundings)
  }
}
