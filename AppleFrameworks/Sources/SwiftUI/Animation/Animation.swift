import Foundation

/// The curve and the duration of an animated change.
///
/// - Source: developer.apple.com/documentation/swiftui/animation
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case timed(UnitCurve, Double)
    case spring(Spring, velocity: Double)
    /// An animation of an app, with its duration.
    case custom(AnyCustomAnimation, Double)
    case standard
  }

  var curve: Curve
  var delayTime: Double = 0
  var rate: Double = 1
  /// The number of runs; `nil` for endless repetition.
  var count: Double? = 1
  var reverses = false
  /// The time at which the animation counts as complete, in seconds; `nil` for the default.
  var logicalEnd: Double?

  init(curve: Curve) {
    self.curve = curve
  }

  /// The default animation: a spring with a duration of half a second and no bounce.
  public static let `default` = Animation(curve: .standard)

  /// The default duration of an animation, in seconds.
  static let standardDuration = 0.35

  /// Creates an animation along a curve.
  ///
  /// - Parameter duration: The duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve: .timed(curve, duration))
  }

  /// Creates an animation along a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The x coordinate of the first control point, from 0 to 1.
  ///   - p1y: The y coordinate of the first control point.
  ///   - p2x: The x coordinate of the second control point, from 0 to 1.
  ///   - p2y: The y coordinate of the second control point.
  ///   - duration: The duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(curve: .timed(UnitCurve(kind: .bezier(p1x, p1y, p2x, p2y)), duration))
  }

  /// Creates an animation that starts and ends slowly.
  ///
  /// - Parameter duration: The duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(curve: .timed(.easeInOut, duration)) }

  /// An animation of 0.35 seconds that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  /// Creates an animation that starts slowly.
  ///
  /// - Parameter duration: The duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(curve: .timed(.easeIn, duration)) }

  /// An animation of 0.35 seconds that starts slowly.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }

  /// Creates an animation that ends slowly.
  ///
  /// - Parameter duration: The duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(curve: .timed(.easeOut, duration)) }

  /// An animation of 0.35 seconds that ends slowly.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }

  /// Creates an animation of constant speed.
  ///
  /// - Parameter duration: The duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation(curve: .timed(.linear, duration)) }

  /// An animation of 0.35 seconds of constant speed.
  public static var linear: Animation { linear(duration: standardDuration) }

  /// Creates a spring animation.
  ///
  /// - Parameter blendDuration: Ignored, as in the other spring animations. Consecutive spring animations are added, so
  ///   that no jump needs blending.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(curve: .spring(spring, velocity: 0))
  }

  /// Creates a spring animation from its perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - bounce: The bounce, from 0 for none to 1. Negative values slow the spring down.
  ///   - blendDuration: Ignored.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(curve: .spring(Spring(duration: duration, bounce: bounce), velocity: 0))
  }

  /// Creates a spring animation from its response and damping.
  ///
  /// - Parameters:
  ///   - response: The period of one oscillation without damping, in seconds.
  ///   - dampingFraction: The damping, from 0 for none to 1 for no bounce.
  ///   - blendDuration: Ignored.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(curve: .spring(Spring(response: response, dampingRatio: dampingFraction), velocity: 0))
  }

  /// A spring of half a second without bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// Creates a spring animation for views that follow a finger.
  ///
  /// - Parameters:
  ///   - response: The period of one oscillation without damping, in seconds.
  ///   - dampingFraction: The damping, from 0 for none to 1 for no bounce.
  ///   - blendDuration: Ignored.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// Creates a spring animation for views that follow a finger, from its perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The bounce to add to the standard bounce of 0.14.
  ///   - blendDuration: Ignored.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// A spring for views that follow a finger, with a response of 0.15 seconds.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15, dampingFraction: 0.86) }

  /// Creates a spring animation from physical quantities.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The friction of the object.
  ///   - initialVelocity: The initial velocity, in units of the distance per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      curve: .spring(
        Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), velocity: initialVelocity))
  }

  /// Creates a spring animation with an initial velocity.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - bounce: The bounce, from 0 for none to 1.
  ///   - initialVelocity: The initial velocity, in units of the distance per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(curve: .spring(Spring(duration: duration, bounce: bounce), velocity: initialVelocity))
  }

  /// A spring of half a second without bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5, bounce: 0) }
  /// A spring of half a second without bounce.
  public static var smooth: Animation { spring(.smooth) }

  /// Creates a spring animation without bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The additional bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of half a second with a small bounce.
  public static var snappy: Animation { spring(.snappy) }

  /// Creates a spring animation with a bounce of 0.15.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The bounce to add to 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of half a second with a bounce.
  public static var bouncy: Animation { spring(.bouncy) }

  /// Creates a spring animation with a bounce of 0.3.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The bounce to add to 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns the animation with an additional delay, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var result = self
    // A later speed scales the delay, but an earlier one does not.
    result.delayTime += delay
    return result
  }

  /// Returns the animation at another speed. A speed of 2 is twice as fast. The speed also scales the delays that were
  /// set before.
  public func speed(_ speed: Double) -> Animation {
    var result = self
    result.rate *= speed
    result.delayTime /= speed
    return result
  }

  /// Returns the animation with an explicit duration, in seconds, after which it is considered complete even if values
  /// still change.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var result = self
    result.logicalEnd = duration
    return result
  }

  /// Returns the animation with a number of repetitions.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of runs. Negative numbers are treated as 0.
  ///   - autoreverses: Whether every second run is reversed.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var result = self
    result.count = Double(max(0, repeatCount))
    result.reverses = autoreverses
    return result
  }

  /// Returns the animation with endless repetition.
  ///
  /// - Parameter autoreverses: Whether every second run is reversed.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result.count = nil
    result.reverses = autoreverses
    return result
  }

  /// The curve, or the spring of the default animation if the curve is `default`.
  var resolvedCurve: Curve {
    if case .standard = curve { .spring(Spring(duration: 0.5, bounce: 0), velocity: 0) } else { curve }
  }

  /// The duration of one run until all values are at rest, in seconds.
  var runDuration: Double {
    switch resolvedCurve {
    case .timed(_, let duration): max(0, duration) / rate
    case .spring(let spring, _): spring.settlingDuration / rate
    case .custom(_, let duration): duration / rate
    case .standard: 0
    }
  }

  /// The duration of all runs and the delay, in seconds. It is infinite for animations that repeat forever.
  var totalDuration: Double { count.map { delayTime + $0 * runDuration } ?? .infinity }

  /// The time after which the animation is considered logically complete, in seconds.
  var logicalDuration: Double {
    if let logicalEnd { return logicalEnd }
    guard let count else { return .infinity }
    switch resolvedCurve {
    case .spring(let spring, _): return delayTime + count * spring.duration / rate
    default: return totalDuration
    }
  }

  /// Returns the progress at a time, from 0 to 1. Springs may exceed 1.
  func progress(at time: Double) -> Double {
    var time = time - delayTime
    guard time > 0 else { return 0 }
    let run = runDuration
    guard run > 0 else { return 1 }
    let isReversed: Bool
    if count != 1, run.isFinite {
      let index = (time / run).rounded(.down)
      if let count, index >= count {
        return reverses && Int(count) % 2 == 0 ? 0 : 1
      }
      time -= index * run
      isReversed = reverses && Int(index) % 2 == 1
    } else {
      isReversed = false
    }
    let value: Double
    switch resolvedCurve {
    case .timed(let curve, let duration): value = curve.value(at: duration > 0 ? time * rate / duration : 1)
    case .spring(let spring, let velocity):
      value = time >= run ? 1 : spring.progress(at: time * rate, velocity: velocity)
    case .custom(let custom, _): value = custom.progress(at: time * rate) ?? 1
    case .standard: value = 1
    }
    return isReversed ? 1 - value : value
  }
}

extension Animation: CustomStringConvertible {
  /// A textual description, for debugging.
  public var description: String { "\(curve)" }
}
