import CoreGraphics

/// A spring whose integration is stable: steps don't increase its energy.
struct DynamicSpring {
  private let stiffness: Double
  private let resistance: Double
  private let step: Double

  /// - Parameters:
  ///   - frequency: The oscillations per second.
  ///   - damping: 0 for none, 1 for no oscillation.
  ///   - step: The step in seconds.
  init(frequency: Double, damping: Double, step: Double) {
    let omega = 2 * Double.pi * frequency
    stiffness = omega * omega
    resistance = 2 * damping * omega
    self.step = step
  }

  /// Returns the velocity after the step for a distance from the position of rest.
  func velocity(_ velocity: CGFloat, distance: CGFloat) -> CGFloat {
    // The integration is implicit in the velocity and stable for every step.
    let divisor = 1 + step * resistance + step * step * stiffness
    return CGFloat((Double(velocity) - step * stiffness * Double(distance)) / divisor)
  }
}
