import Foundation

/// A model of a spring that pulls a value to its target.
///
/// - Source: developer.apple.com/documentation/swiftui/spring
public struct Spring: Hashable, Sendable {
  /// The mass of the object.
  public let mass: Double
  /// The stiffness of the spring.
  public let stiffness: Double
  /// The friction of the object.
  public let damping: Double

  /// Creates a spring from physical quantities.
  ///
  /// - Parameter allowOverDamping: Whether the spring may be overdamped, so that it is slower than without bounce.
  ///   Otherwise, the damping is limited.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowOverDamping ? damping : min(damping, 2 * (stiffness * mass).squareRoot())
  }

  /// Creates a spring from its perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Values of 0 or less create the stiffest spring.
  ///   - bounce: The bounce, from 0 for none to 1. Negative values slow the spring down.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    // The stiffness is limited for very short durations.
    let stiffness = duration > 0 ? min(pow(2 * .pi / duration, 2), 45_000) : 45_000
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    mass = 1
    self.stiffness = stiffness
    damping = ratio * 2 * stiffness.squareRoot()
  }

  /// Creates a spring from its response and damping.
  ///
  /// - Parameters:
  ///   - response: The period of one oscillation without damping, in seconds. Values of 0 or less create the stiffest
  ///     spring.
  ///   - dampingRatio: The damping, from 0 for none to 1 for no bounce.
  public init(response: Double, dampingRatio: Double) {
    let stiffness = response > 0 ? min(pow(2 * .pi / response, 2), 45_000) : 45_000
    mass = 1
    self.stiffness = stiffness
    damping = dampingRatio * 2 * stiffness.squareRoot()
  }

  /// The period of one oscillation without damping, in seconds.
  public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }
  /// The perceptual duration in seconds.
  public var duration: TimeInterval { response }
  /// The ratio of the damping to the critical damping, at which the spring does not bounce.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The bounce, from 0 for none to 1. It is negative for overdamped springs, which are slower than without bounce.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// A spring of half a second without bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)

  /// Creates a spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The additional bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of half a second with a small bounce.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)

  /// Creates a spring with a bounce of 0.15.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The bounce to add to 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of half a second with a bounce.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// Creates a spring with a bounce of 0.3.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The bounce to add to 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns the progress of a value that moves by 1, after a number of seconds and with an initial velocity.
  func progress(at time: Double, velocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    let omega = (stiffness / mass).squareRoot()
    let ratio = dampingRatio
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let b = (ratio * omega - velocity) / damped
      return 1 - exp(-ratio * omega * time) * (cos(damped * time) + b * sin(damped * time))
    }
    if ratio == 1 { return 1 - exp(-omega * time) * (1 + (omega - velocity) * time) }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (first, second) = (-ratio * omega + root, -ratio * omega - root)
    let c1 = 1 - (-velocity - first) / (second - first)
    let c2 = (-velocity - first) / (second - first)
    return 1 - (c1 * exp(first * time) + c2 * exp(second * time))
  }

  /// The seconds until the value stays within a thousandth of its target.
  public var settlingDuration: TimeInterval {
    let omega = (stiffness / mass).squareRoot()
    let ratio = dampingRatio
    let rate = ratio <= 1 ? ratio * omega : omega * (ratio - (ratio * ratio - 1).squareRoot())
    guard rate > 0 else { return .infinity }
    // e to the power of -6.908 is a thousandth; a spring without bounce takes a little longer.
    return (ratio < 1 ? 6.908 : 9.233) / rate
  }

  /// Returns the value that moves from zero to a target, after a number of seconds. The initial velocity is ignored.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    var result = target
    result.scale(by: progress(at: time))
    return result
  }
}
