import Foundation

/// How a change is spread over time.
///
/// - Source: developer.apple.com/documentation/swiftui/animation
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case timed(UnitCurve, Double)
    case spring(Spring, velocity: Double)
    case standard
  }

  var curve: Curve
  var delayTime: Double = 0
  var rate: Double = 1
  /// How often it runs; `nil` is without end.
  var count: Double? = 1
  var reverses = false
  /// When it is said to be called over, in seconds.
  var logicalEnd: Double?

  init(curve: Curve) {
    self.curve = curve
  }

  /// A spring of half a second, without bounce.
  public static let `default` = Animation(curve: .standard)

  /// The duration of curves that are not given one, in seconds.
  static let standardDuration = 0.35

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve: .timed(curve, duration))
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(curve: .timed(UnitCurve(kind: .bezier(p1x, p1y, p2x, p2y)), duration))
  }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(curve: .timed(.easeInOut, duration)) }
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(curve: .timed(.easeIn, duration)) }
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(curve: .timed(.easeOut, duration)) }
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  public static func linear(duration: TimeInterval) -> Animation { Animation(curve: .timed(.linear, duration)) }
  public static var linear: Animation { linear(duration: standardDuration) }

  /// A spring.
  ///
  /// - Parameter blendDuration: not looked at, as in the other springs. Springs that follow each other are added up here, so that
  ///   there is no jump to blend over.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(curve: .spring(spring, velocity: 0))
  }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(curve: .spring(Spring(duration: duration, bounce: bounce), velocity: 0))
  }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(curve: .spring(Spring(response: response, dampingRatio: dampingFraction), velocity: 0))
  }
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15, dampingFraction: 0.86) }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      curve: .spring(
        Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true), velocity: initialVelocity))
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(curve: .spring(Spring(duration: duration, bounce: bounce), velocity: initialVelocity))
  }
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5, bounce: 0) }
  public static var smooth: Animation { spring(.smooth) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static var snappy: Animation { spring(.snappy) }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static var bouncy: Animation { spring(.bouncy) }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    var result = self
    // By the clock: only a speed that is set later makes it shorter.
    result.delayTime += delay
    return result
  }
  public func speed(_ speed: Double) -> Animation {
    var result = self
    result.rate *= speed
    result.delayTime /= speed
    return result
  }
  /// The animation counts as over after some seconds, whatever still moves then.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var result = self
    result.logicalEnd = duration
    return result
  }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var result = self
    result.count = Double(max(0, repeatCount))
    result.reverses = autoreverses
    return result
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result.count = nil
    result.reverses = autoreverses
    return result
  }

  /// The curve without a name: what `default` stands for.
  var resolvedCurve: Curve {
    if case .standard = curve { .spring(Spring(duration: 0.5, bounce: 0), velocity: 0) } else { curve }
  }

  /// How long one run takes until nothing moves any more, in seconds.
  var runDuration: Double {
    switch resolvedCurve {
    case .timed(_, let duration): max(0, duration) / rate
    case .spring(let spring, _): spring.settlingDuration / rate
    case .standard: 0
    }
  }

  /// How long it takes in all; without end where it repeats for ever.
  var totalDuration: Double { count.map { delayTime + $0 * runDuration } ?? .infinity }

  /// When it would be called over.
  var logicalDuration: Double {
    if let logicalEnd { return logicalEnd }
    guard let count else { return .infinity }
    switch resolvedCurve {
    case .spring(let spring, _): return delayTime + count * spring.duration / rate
    default: return totalDuration
    }
  }

  /// How far it has come at a time.
  func progress(at time: Double) -> Double {
    var time = time - delayTime
    guard time > 0 else { return 0 }
    let run = runDuration
    guard run > 0 else { return 1 }
    let isReversed: Bool
    if count != 1 {
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
    case .standard: value = 1
    }
    return isReversed ? 1 - value : value
  }
}

extension Animation: CustomStringConvertible {
  public var description: String { "\(curve)" }
}
