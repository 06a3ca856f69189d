import Foundation

/// A damped harmonic oscillator that starts at a distance of 1 from its position of rest.
///
/// With ω₀ = √(stiffness / mass) and ζ = damping / (2 √(stiffness mass)), the remaining distance after t seconds for ζ
/// < 1 is e^(-ζω₀t) (cos ωt + (ζω₀ - v) / ω sin ωt) with ω = ω₀ √(1 - ζ²), the textbook solution.
package struct Spring: Equatable, Sendable {
  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// The initial velocity toward the end, in distances per second.
  package var initialVelocity: Double
  package var allowsOverdamping = false

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring with a perceived duration and bounce. Without damping, its period would be `perceptualDuration`.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
    let bounce = min(max(bounce, -0.999), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    allowsOverdamping = bounce < 0
  }

  /// Creates a spring with a damping ratio that is at rest after `duration` seconds.
  package init(dampingRatio: Double, duration: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    // A longer time is closer to rest, so that bisection finds the frequency.
    var low = 0.0
    var high = 1.0
    func settles(_ frequency: Double) -> Bool {
      Spring.ratio(ratio, frequency, initialVelocity).settlingDuration <= duration
    }
    while !settles(high), high < 1e9 { high *= 2 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if settles(middle) { high = middle } else { low = middle }
    }
    self = Spring.ratio(ratio, high, initialVelocity)
  }

  private static func ratio(_ ratio: Double, _ frequency: Double, _ velocity: Double) -> Spring {
    Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
  }

  // MARK: - Values

  private var frequency: Double { (max(stiffness, 0) / max(mass, 1e-9)).squareRoot() }

  private var dampingRatio: Double {
    let critical = 2 * (max(stiffness, 0) * max(mass, 1e-9)).squareRoot()
    let ratio = critical > 0 ? max(damping, 0) / critical : 0
    return allowsOverdamping ? ratio : min(ratio, 1)
  }

  package var perceptualDuration: Double { frequency > 0 ? 2 * Double.pi / frequency : .infinity }

  package var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Returns the progress after a time in seconds: 0 at the beginning, 1 at rest, and beyond it when it overshoots.
  package func progress(at time: Double) -> Double {
    1 - distance(at: time)
  }

  /// Returns the remaining distance.
  private func distance(at t: Double) -> Double {
    if t <= 0 { return 1 }
    let w0 = frequency
    let zeta = dampingRatio
    let v = initialVelocity
    if zeta < 1 {
      let w = w0 * (1 - zeta * zeta).squareRoot()
      guard w > 0 else { return 1 - v * t }
      return exp(-zeta * w0 * t) * (cos(w * t) + (zeta * w0 - v) / w * sin(w * t))
    }
    if zeta == 1 { return exp(-w0 * t) * (1 + (w0 - v) * t) }
    let (slow, fast, a, b) = overdamped
    return a * exp(slow * t) + b * exp(fast * t)
  }

  /// The two rates of an overdamped spring with their coefficients.
  private var overdamped: (slow: Double, fast: Double, a: Double, b: Double) {
    let w0 = frequency
    let zeta = dampingRatio
    let root = w0 * (zeta * zeta - 1).squareRoot()
    let (slow, fast) = (-zeta * w0 + root, -zeta * w0 - root)
    let a = (-initialVelocity - fast) / (slow - fast)
    return (slow, fast, a, 1 - a)
  }

  /// The time at which the envelope of the oscillation is less than a thousandth of the distance.
  package var settlingDuration: Double {
    let rest = 0.001
    let w0 = frequency
    let zeta = dampingRatio
    guard w0 > 0, zeta > 0 else { return .infinity }
    if zeta < 1 {
      let w = w0 * (1 - zeta * zeta).squareRoot()
      let width = 1 + ((zeta * w0 - initialVelocity) / w).magnitude
      return log(width / rest) / (zeta * w0)
    }
    func widest(_ t: Double) -> Double {
      if zeta == 1 { return exp(-w0 * t) * (1 + (w0 - initialVelocity).magnitude * t) }
      let (slow, fast, a, b) = overdamped
      return a.magnitude * exp(slow * t) + b.magnitude * exp(fast * t)
    }
    // The envelope decreases after its peak.
    var high = 1 / w0
    while widest(high) > rest || widest(2 * high) > rest, high < 1e9 { high *= 2 }
    var low = high / 2
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if widest(middle) > rest { low = middle } else { high = middle }
    }
    return high
  }
}
