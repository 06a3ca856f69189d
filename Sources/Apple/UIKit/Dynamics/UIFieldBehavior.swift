import CoreGraphics
import Foundation

/// Moves the items of an area by a field: of gravity, springs, drag, electricity and the like.
///
/// Lengths, masses and forces go together as those of ``UIPushBehavior``: a force of 1 accelerates an item of 100 by 100 points and
/// the density 1 by 100 points per second squared, and where a formula has a distance, 100 points are 1.
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
  /// The seconds that the field has had an effect: noise changes with it.
  private final var age: TimeInterval = 0

  /// How many points are the length 1.
  private static let unit: CGFloat = 100

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  // MARK: - Kinds

  /// Makes a field that slows items down, by a force proportional to their velocity.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Makes a field that turns items around its position: counterclockwise, where ``strength`` is positive. The force is
  /// proportional to mass and distance.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Makes a field that pulls items to a point, in proportion to their mass.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Makes a field that pulls items in a direction, in proportion to their mass.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    directed(.linearGravity, direction)
  }

  /// Makes a field in which items have one velocity: the direction multiplied by ``strength``, in points per second.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    directed(.velocity, direction)
  }

  /// Makes a field that pushes items in directions that look random; they are the same in each run.
  ///
  /// - Parameters:
  ///   - smoothness: how alike the force is at points near each other: 0 for least, 1 for most.
  ///   - speed: how often in a second the force is another one; 0 for one that does not change.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    random(.noise, smoothness, speed)
  }

  /// Makes a field as ``noiseField(smoothness:animationSpeed:)`` does, whose force is proportional to the speed of an item.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    random(.turbulence, smoothness, speed)
  }

  /// Makes a field that pulls items to its position as a spring: by a force proportional to the distance.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Makes a field that repels items whose charge has the sign of ``strength``, and attracts others.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Makes a field that turns the velocity of charged items: counterclockwise, where ``strength`` and charge are positive.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Makes a field whose force the app computes.
  ///
  /// - Parameter block: gets the field, an item's place, velocity, mass and charge, and the seconds of the step; it returns the
  ///   force.
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

  /// Has the field move another item.
  open func addItem(_ item: any UIDynamicItem) {
    guard !storage.contains(where: { $0 === item }) else { return }
    storage.append(item)
    wake()
  }

  /// Has the field move an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    storage.removeAll { $0 === item }
    wake()
  }

  // MARK: - Values

  /// The origin of the field, in the reference view's coordinates.
  ///
  /// - Default: (0, 0).
  open var position: CGPoint = .zero { didSet { wake() } }

  /// Where the field has an effect, around its ``position``.
  ///
  /// - Default: everywhere.
  open var region: UIRegion = .infinite { didSet { wake() } }

  /// How strong the field is. Negative values turn the force around.
  ///
  /// - Default: 1.
  open var strength: CGFloat = 1 { didSet { wake() } }

  /// By which power of the distance the force gets less, from the ``minimumRadius`` on. Drag, velocity, noise and turbulence heed
  /// it, too.
  ///
  /// - Default: 0, the same force at all distances.
  open var falloff: CGFloat = 0 { didSet { wake() } }

  /// The distance, in points, up to which the force is that of this distance.
  ///
  /// - Default: a very small distance.
  open var minimumRadius: CGFloat = 0.001 { didSet { wake() } }

  /// The direction of gravity or velocity; without effect in other fields.
  ///
  /// - Default: (0, 0).
  open var direction = CGVector(dx: 0, dy: 0) { didSet { wake() } }

  /// How alike noise is at points near each other, from 0 to 1; without effect in other fields.
  ///
  /// - Default: 0.
  open var smoothness: CGFloat = 0 { didSet { wake() } }

  /// How often in a second noise is another one; without effect in other fields.
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
      // Implicit in the velocity, so that no drag turns an item around.
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
      // Turns the velocity by an angle, so that the speed stays what it is.
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

  /// Returns whether the field gives speed to a body that stands still.
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

  /// The distance from its position at which a field counts as reached, in points.
  private static let closeness: CGFloat = 1
}
