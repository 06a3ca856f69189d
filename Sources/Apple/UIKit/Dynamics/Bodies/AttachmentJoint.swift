import CoreGraphics
import Foundation

/// The constraint of an attachment between two bodies, or a body and a point.
@MainActor
struct AttachmentJoint {
  enum Kind: Equatable {
    case rod, rope, weld, pin
    /// Along a direction of length 1.
    case rail(CGVector)
  }

  struct Bodies {
    var first: DynamicBody
    var second: DynamicBody?
    /// The vector from the center of a body to its attached point.
    var armOfFirst: CGVector
    var armOfSecond: CGVector
  }

  var kind: Kind
  /// The initial angle of the first body relative to the second one, in radians.
  var angle: CGFloat = 0
  /// The angle of the second body when the axis of the rail was set.
  var angleOfAxis: CGFloat = 0

  static var rod: AttachmentJoint { AttachmentJoint(kind: .rod) }

  /// The fraction of an error that is corrected in a step.
  private static let correction: CGFloat = 0.3
  /// The number of iterations, so that linear and angular impulses converge.
  private static let rounds = 6
  /// The angular impulse per second of a torque of 1: 100 points per second squared at a distance of 100 points.
  private static let unitOfTorque: CGFloat = 100 * 100

  /// Constrains the bodies with impulses.
  ///
  /// - Parameters:
  ///   - start: The attached point of the first body.
  ///   - end: The attached point of the second one, to which the first one should move.
  func hold(
    _ bodies: Bodies, from start: CGPoint, to end: CGPoint, range: UIFloatRange, friction: CGFloat, step: CGFloat
  ) {
    let error = CGVector(dx: start.x - end.x, dy: start.y - end.y)
    let turn = bodies.first.angle - (bodies.second?.angle ?? 0) - angle
    let rate = Self.correction / step
    for round in 0..<Self.rounds {
      switch kind {
      case .rod, .rope: break
      case .weld:
        self.turn(bodies, to: -turn * rate)
        move(bodies, along: CGVector(dx: 1, dy: 0), to: -error.dx * rate)
        move(bodies, along: CGVector(dx: 0, dy: 1), to: -error.dy * rate)
      case .pin:
        // Friction is limited to its torque in a step.
        if round == 0, friction > 0 { self.turn(bodies, to: 0, most: friction * Self.unitOfTorque * step) }
        limit(turn, range, speed: bodies.turningSpeed, rate, step) { self.turn(bodies, to: $0) }
        move(bodies, along: CGVector(dx: 1, dy: 0), to: -error.dx * rate)
        move(bodies, along: CGVector(dx: 0, dy: 1), to: -error.dy * rate)
      case .rail(let axis):
        let way = axis.turned(by: (bodies.second?.angle ?? 0) - angleOfAxis)
        let side = CGVector(dx: -way.dy, dy: way.dx)
        self.turn(bodies, to: -turn * rate)
        move(bodies, along: side, to: -error.dot(side) * rate)
        limit(error.dot(way), range, speed: bodies.speed(along: way), rate, step) { move(bodies, along: way, to: $0) }
      }
    }
  }

  /// Limits a value to a range. A value outside returns to it, and one that would leave it within a step stops at its
  /// end.
  private func limit(
    _ value: CGFloat, _ range: UIFloatRange, speed: CGFloat, _ rate: CGFloat, _ step: CGFloat,
    _ apply: (CGFloat) -> Void
  ) {
    let (low, high) = (min(range.minimum, 0), max(range.maximum, 0))
    let wanted =
      value > high
      ? min(speed, -(value - high) * rate)
      : value < low
        ? max(speed, -(value - low) * rate)
        : min(max(speed, (low - value) / step), (high - value) / step)
    if wanted != speed { apply(wanted) }
  }

  private func move(_ bodies: Bodies, along way: CGVector, to speed: CGFloat) {
    let (a, b) = (bodies.first, bodies.second)
    let mass =
      a.inverseMass(along: way, at: bodies.armOfFirst) + (b?.inverseMass(along: way, at: bodies.armOfSecond) ?? 0)
    guard mass > 0 else { return }
    let impulse = (speed - bodies.speed(along: way)) / mass
    a.apply(CGVector(dx: way.dx * impulse, dy: way.dy * impulse), at: bodies.armOfFirst)
    b?.apply(CGVector(dx: -way.dx * impulse, dy: -way.dy * impulse), at: bodies.armOfSecond)
  }

  private func turn(_ bodies: Bodies, to speed: CGFloat, most: CGFloat = .infinity) {
    let (a, b) = (bodies.first, bodies.second)
    let inertia = a.inverseInertia + (b?.inverseInertia ?? 0)
    guard inertia > 0 else { return }
    let impulse = min(max((speed - bodies.turningSpeed) / inertia, -most), most)
    a.angularVelocity += impulse * a.inverseInertia
    b?.angularVelocity -= impulse * (b?.inverseInertia ?? 0)
  }
}

extension AttachmentJoint.Bodies {
  /// Returns the speed of the first body relative to the second one at the attached points.
  @MainActor func speed(along way: CGVector) -> CGFloat {
    first.velocity(at: armOfFirst).dot(way) - (second?.velocity(at: armOfSecond).dot(way) ?? 0)
  }

  /// The angular velocity of the first body relative to the second one.
  @MainActor var turningSpeed: CGFloat { first.angularVelocity - (second?.angularVelocity ?? 0) }
}

extension CGVector {
  /// The vector with length 1; to the right if its length is 0.
  var normalized: CGVector {
    let length = hypot(dx, dy)
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }
}
