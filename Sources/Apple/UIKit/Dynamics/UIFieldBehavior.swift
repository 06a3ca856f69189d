import CoreGraphics
import Foundation

/// A behavior that moves the items in an area with a field, such as of gravity, springs, drag or electricity.
///
/// The units are those of ``UIPushBehavior``: a force of 1 accelerates an item of 100 by 100 points with a density of 1
/// by 100 points per second squared. In formulas, a distance of 1 is 100 points.
///
/// - Source: developer.apple.com/documentation/uikit/uifieldbehavior
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  private enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case evaluated(Evaluation)
  }

  private final let kind: Kind
  private final var storage: [any UIDynamicItem] = []
  /// The time since the field became active, in seconds, with which noise changes.
  private final var age: TimeInterval = 0

  /// The number of points of the length 1.
  private static let unit: CGFloat = 100

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  // MARK: - Kinds

  /// Returns a field that slows items with a force proportional to their velocity.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Returns a field that moves items around its position, counterclockwise if ``strength`` is positive. The force is
  /// proportional to mass and distance.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Returns a field that attracts items to a point in proportion to their mass.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Returns a field that accelerates items in a direction in proportion to their mass.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    directed(.linearGravity, direction)
  }

  /// Returns a field that gives items a velocity: the direction times ``strength``, in points per second.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    directed(.velocity, direction)
  }

  /// Returns a field that pushes items in pseudorandom directions, which are the same in each run.
  ///
  /// - Parameters:
  ///   - smoothness: The similarity of the force at neighboring points, from 0 to 1.
  ///   - speed: The number of changes of the force per second; 0 for a constant one.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    random(.noise, smoothness, speed)
  }

  /// Returns a field like ``noiseField(smoothness:animationSpeed:)`` whose force is proportional to the speed of an
  /// item.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    random(.turbulence, smoothness, speed)
  }

  /// Returns a field that attracts items to its position with a force proportional to the distance, like a spring.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Returns a field that repels items whose charge has the sign of ``strength`` and attracts others.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Returns a field that deflects the velocity of charged items, counterclockwise if ``strength`` and charge are
  /// positive.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Returns a field whose force the app computes.
  ///
  /// - Parameter block: A closure that gets the field, the position, velocity, mass and charge of an item, and the
  ///   duration of the step in seconds. It returns the force.
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior(.evaluated(block))
  }

  private class func directed(_ kind: Kind, _ direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(kind)
    field.direction = direction
    return field
  }

  private class func random(_ kind: Kind, _ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(kind)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  // MARK: - Items

  /// The items that the field moves while they are in its ``region``.
  open var items: [any UIDynamicItem] { storage }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !storage.contains(where: { $0 === item }) else { return }
    storage.append(item)
    wake()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    storage.removeAll { $0 === item }
    wake()
  }

  // MARK: - Values

  /// The origin of the field, in the reference view's coordinates.
  ///
  /// - Default: (0, 0).
  open var position: CGPoint = .zero { didSet { wake() } }

  /// The region of the field around its ``position``.
  ///
  /// - Default: everywhere.
  open var region: UIRegion = .infinite { didSet { wake() } }

  /// The strength of the field. Negative values invert the force.
  ///
  /// - Default: 1.
  open var strength: CGFloat = 1 { didSet { wake() } }

  /// The exponent of the distance with which the force decreases beyond the ``minimumRadius``. It also applies to drag,
  /// velocity, noise and turbulence.
  ///
  /// - Default: 0, no decrease.
  open var falloff: CGFloat = 0 { didSet { wake() } }

  /// The distance, in points, below which the force is constant.
  ///
  /// - Default: a very small distance.
  open var minimumRadius: CGFloat = 0.001 { didSet { wake() } }

  /// The direction of gravity or velocity. It has no effect in other fields.
  ///
  /// - Default: (0, 0).
  open var direction = CGVector(dx: 0, dy: 0) { didSet { wake() } }

  /// The similarity of noise at neighboring points, from 0 to 1. It has no effect in other fields.
  ///
  /// - Default: 0.
  open var smoothness: CGFloat = 0 { didSet { wake() } }

  /// The number of changes of noise per second. It has no effect in other fields.
  ///
  /// - Default: 0.
  open var animationSpeed: CGFloat = 0 { didSet { wake() } }

  // MARK: - Force

  override var ownItems: [any UIDynamicItem] { storage }

  override func push(_ world: DynamicWorld, _ step: Double) {
    age += step
    for item in storage {
      guard let body = world.body(of: item), body.inverseMass > 0, reaches(body.position) else { continue }
      act(on: body, CGFloat(step))
    }
  }

  private func reaches(_ point: CGPoint) -> Bool {
    region.contains(CGPoint(x: point.x - position.x, y: point.y - position.y))
  }

  private func act(on body: DynamicBody, _ step: CGFloat) {
    let way = CGVector(dx: body.position.x - position.x, dy: body.position.y - position.y)
    let distance = hypot(way.dx, way.dy)
    let size = strength * weakening(at: distance)
    let outwards = distance > 0 ? CGVector(dx: way.dx / distance, dy: way.dy / distance) : .zero
    let unit = Self.unit
    let acceleration: CGVector
    switch kind {
    case .drag:
      // The integration is implicit in the velocity, so that drag doesn't reverse an item's direction.
      let slowed = 1 / max(1 + step * size * body.inverseMass, 0.01)
      body.velocity = CGVector(dx: body.velocity.dx * slowed, dy: body.velocity.dy * slowed)
      return
    case .velocity:
      body.velocity = CGVector(dx: direction.dx * size, dy: direction.dy * size)
      return
    case .vortex: acceleration = CGVector(dx: way.dy * size, dy: -way.dx * size)
    case .radialGravity: acceleration = CGVector(dx: -outwards.dx * size * unit, dy: -outwards.dy * size * unit)
    case .linearGravity: acceleration = CGVector(dx: direction.dx * size * unit, dy: direction.dy * size * unit)
    case .noise, .turbulence:
      let noise = FieldNoise(smoothness: smoothness).vector(at: way, time: age * Double(animationSpeed))
      var factor = size * unit
      if case .turbulence = kind { factor = size * hypot(body.velocity.dx, body.velocity.dy) }
      acceleration = CGVector(dx: noise.dx * factor, dy: noise.dy * factor)
    case .spring:
      let pull = size * body.inverseMass
      acceleration = CGVector(dx: -way.dx * pull, dy: -way.dy * pull)
    case .electric:
      let push = size * unit * body.traits.charge * body.inverseMass
      acceleration = CGVector(dx: outwards.dx * push, dy: outwards.dy * push)
    case .magnetic:
      // The velocity is rotated by an angle, which keeps its speed.
      body.velocity = body.velocity.turned(by: -size * body.traits.charge * body.inverseMass * step)
      return
    case .evaluated(let evaluate):
      let force = evaluate(
        self, body.position, body.velocity, 1 / body.inverseMass, body.traits.charge, TimeInterval(step))
      let factor = strength * unit * body.inverseMass
      acceleration = CGVector(dx: force.dx * factor, dy: force.dy * factor)
    }
    body.velocity.dx += acceleration.dx * step
    body.velocity.dy += acceleration.dy * step
  }

  private func weakening(at distance: CGFloat) -> CGFloat {
    guard falloff != 0 else { return 1 }
    return pow(max(distance, minimumRadius, 0.001) / Self.unit, -falloff)
  }

  override var keepsMoving: Bool {
    guard let dynamicAnimator, strength != 0 else { return false }
    return storage.contains { item in
      guard let body = dynamicAnimator.body(of: item), body.inverseMass > 0, !body.isBlocked, reaches(body.position)
      else { return false }
      return moves(body)
    }
  }

  /// Returns whether the field accelerates a body at rest.
  private func moves(_ body: DynamicBody) -> Bool {
    switch kind {
    case .drag, .turbulence, .magnetic: return false
    case .linearGravity, .velocity: return direction.dx != 0 || direction.dy != 0
    case .electric: return body.traits.charge != 0
    case .vortex, .radialGravity, .spring:
      return hypot(body.position.x - position.x, body.position.y - position.y) > Self.closeness
    case .noise: return true
    case .evaluated(let evaluate):
      let force = evaluate(self, body.position, .zero, 1 / body.inverseMass, body.traits.charge, 0)
      return force.dx != 0 || force.dy != 0
    }
  }

  /// The distance from the position of a field below which an item has reached it, in points.
  private static let closeness: CGFloat = 1
}
