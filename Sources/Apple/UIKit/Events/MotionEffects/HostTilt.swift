import CoreGraphics

/// The tilt of the host's device.
@MainActor
package final class HostTilt {
  /// The tilt from -1, to the left or up, to 1.
  package private(set) var offset = UIOffset.zero

  /// Tilts the device, for the views of a window.
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
