import CoreGraphics

/// How the host's device is held.
@MainActor
package final class HostTilt {
  /// From -1, turned left or up, to 1.
  package private(set) var offset = UIOffset.zero

  /// Turns the device, for the views of a window.
  package func tilt(to offset: UIOffset, in window: UIWindow) {
    self.offset = offset
    update(window)
  }

  private func update(_ view: UIView) {
    view.updateMotionEffects()
    for subview in view.subviews { update(subview) }
  }
}

extension UserInterface {
  @MainActor package final var tilt: HostTilt { part { HostTilt() } }
}
