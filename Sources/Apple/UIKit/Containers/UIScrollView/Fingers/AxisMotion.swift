import Foundation
import QuartzCore

/// The motion of an offset along one axis without a touch. The position is computed from the time since the start
/// instead of being accumulated in steps.
///
/// Deceleration with a rate r per millisecond follows x(t) = x₀ + v₀·(r^(1000t) − 1) / (1000·ln r). Beyond an edge the
/// motion continues as a critically damped spring: x(t) = edge + (c₁ + c₂·t)·e^(−βt).
struct AxisMotion {
  private enum Curve {
    case still(CGFloat)
    case slowing(from: CGFloat, velocity: CGFloat, logRate: CGFloat)
    case settling(at: CGFloat, c1: CGFloat, c2: CGFloat)
    case easing(from: CGFloat, to: CGFloat, duration: CFTimeInterval)
  }

  private struct Leg {
    let begin: CFTimeInterval
    let curve: Curve
  }

  /// The distance in points below which the offset counts as being at its end.
  static let threshold: CGFloat = 0.5
  /// The damping of the spring, β, per second.
  static let damping: CGFloat = 10
  /// The function is never modified, so that access from any thread is safe.
  nonisolated(unsafe) private static let pacing = CAMediaTimingFunction(name: .easeInEaseOut)

  private var legs: [Leg] = []
  /// The duration of the motion, in seconds.
  private(set) var duration: CFTimeInterval = 0
  /// The offset at the end of the motion.
  private(set) var destination: CGFloat

  /// Creates a motion that rests at an offset.
  init(resting offset: CGFloat) {
    destination = offset
    legs = [Leg(begin: 0, curve: .still(offset))]
  }

  /// Creates a deceleration from a velocity, in points per second. At an edge it bounces or stops.
  init(
    slowingFrom offset: CGFloat, velocity: CGFloat, rate: CGFloat, in range: ClosedRange<CGFloat>, bounces: Bool
  ) {
    self.init(resting: offset)
    if !range.contains(offset) {
      settle(from: offset, at: min(max(offset, range.lowerBound), range.upperBound), velocity: velocity, begin: 0)
      return
    }
    let end = AxisMotion.destination(from: offset, velocity: velocity, rate: rate)
    if range.contains(end) {
      slow(from: offset, to: end, rate: rate)
      return
    }
    let edge = end < range.lowerBound ? range.lowerBound : range.upperBound
    let logRate = AxisMotion.logRate(rate)
    let time = log(1 + (edge - offset) * logRate / velocity) / logRate
    legs = [Leg(begin: 0, curve: .slowing(from: offset, velocity: velocity, logRate: logRate))]
    destination = edge
    duration = time
    if bounces { settle(from: edge, at: edge, velocity: velocity * exp(logRate * time), begin: time) }
  }

  /// Creates a deceleration that ends at an offset.
  init(slowingFrom offset: CGFloat, to target: CGFloat, rate: CGFloat) {
    self.init(resting: offset)
    slow(from: offset, to: target, rate: rate)
  }

  /// Creates a spring motion to an offset, without overshooting.
  init(springingFrom offset: CGFloat, to target: CGFloat, velocity: CGFloat) {
    self.init(resting: offset)
    let (way, most) = (target - offset, AxisMotion.damping * abs(target - offset))
    let held = way >= 0 ? min(max(velocity, 0), most) : max(min(velocity, 0), -most)
    settle(from: offset, at: target, velocity: held, begin: 0)
  }

  /// Creates a motion to an offset with a given duration, which eases in and out.
  init(easingFrom offset: CGFloat, to target: CGFloat, duration: CFTimeInterval) {
    self.init(resting: offset)
    guard offset != target else { return }
    legs = [Leg(begin: 0, curve: .easing(from: offset, to: target, duration: duration))]
    self.duration = duration
    destination = target
  }

  /// Returns the offset at which a deceleration without edges ends.
  static func destination(from offset: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    offset - velocity / logRate(rate)
  }

  /// Returns 1000·ln r. The rate is clamped, because a rate of 1 would never stop, and a rate of 0 would stop at once.
  private static func logRate(_ rate: CGFloat) -> CGFloat { 1000 * log(min(max(rate, 1e-6), 0.99999)) }

  private mutating func slow(from offset: CGFloat, to target: CGFloat, rate: CGFloat) {
    guard offset != target else { return }
    let logRate = AxisMotion.logRate(rate)
    let way = target - offset
    legs = [Leg(begin: 0, curve: .slowing(from: offset, velocity: -way * logRate, logRate: logRate))]
    duration = max(log(AxisMotion.threshold / abs(way)) / logRate, 0)
    destination = target
  }

  private mutating func settle(from offset: CGFloat, at edge: CGFloat, velocity: CGFloat, begin: CFTimeInterval) {
    let beta = AxisMotion.damping
    let c1 = offset - edge
    let c2 = velocity + beta * c1
    let leg = Leg(begin: begin, curve: .settling(at: edge, c1: c1, c2: c2))
    legs = begin == 0 ? [leg] : legs + [leg]
    let first = c1 == 0 ? 0 : log(2 * abs(c1) / AxisMotion.threshold) / beta
    let second = c2 == 0 ? 0 : 2 / beta * log(4 * abs(c2) / (M_E * beta * AxisMotion.threshold))
    duration = begin + max(0, first, second)
    destination = edge
  }

  /// Returns the offset at a time after the start, in seconds.
  func position(at time: CFTimeInterval) -> CGFloat {
    if time >= duration { return destination }
    guard let leg = legs.last(where: { $0.begin <= time }) else { return destination }
    let t = time - leg.begin
    switch leg.curve {
    case .still(let offset): return offset
    case .slowing(let offset, let velocity, let logRate): return offset + velocity * (exp(logRate * t) - 1) / logRate
    case .settling(let edge, let c1, let c2): return edge + (c1 + c2 * t) * exp(-AxisMotion.damping * t)
    case .easing(let from, let to, let duration):
      return from + (to - from) * CGFloat(AxisMotion.pacing.progress(at: t / duration))
    }
  }
}
