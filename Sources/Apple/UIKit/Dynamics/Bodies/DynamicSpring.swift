import CoreGraphics

/// A spring that is stepped so that it never gets faster by being stepped.
struct DynamicSpring {
  private let stiffness: Double
  private let resistance: Double
  private let step: Double

  /// - Parameters:
  ///   - frequency: swings in a second.
  ///   - damping: 0 for none, 1 for no swinging.
  ///   - step: seconds.
  init(frequency: Double, damping: Double, step: Double) {
    let omega = 2 * Double.pi * frequency
    stiffness = omega * omega
    resistance = 2 * damping * omega
    self.step = step
  }

  /// Returns the velocity after the step, of something at a distance from its rest.
  func velocity(_ velocity: CGFloat, distance: CGFloat) -> CGFloat {
    // Implicit in the velocity: stable for every step.
    let divisor = 1 + step * resistance + step * step * stiffness
    return CGFloat((Double(velocity) - step * stiffness * Double(distance)) / divisor)
  }
}
