import CoreGraphics
import Foundation

/// A rigid body of an item.
@MainActor
final class DynamicBody {
  /// The properties that behaviors set on an item.
  struct Traits {
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    var charge: CGFloat = 0
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var isAnchored = false
    var turns = true
  }

  let item: any UIDynamicItem
  var traits = Traits() { didSet { massIsKnown = false } }
  var position: CGPoint
  var angle: CGFloat
  var velocity = CGVector.zero
  var angularVelocity: CGFloat = 0
  /// Whether the last step ended at an obstacle.
  var isBlocked = false

  /// The outline relative to the center, without the rotation: convex, in one orientation.
  private(set) var outline: [CGPoint] = []
  private var area: CGFloat = 1
  private var momentOfUnit: CGFloat = 1
  private var massIsKnown = false
  private var masses: (inverse: CGFloat, inverseInertia: CGFloat) = (0, 0)
  private var written: (center: CGPoint, angle: CGFloat)

  /// The invisible difference between positions, in points.
  static let slop: CGFloat = 0.1
  /// The speed below which a body is at rest, in points and radians per second.
  private static let restingSpeed: CGFloat = 2
  private static let restingTurn: CGFloat = 0.02
  /// The area in square points with a mass of 1 at a density of 1.
  private static let areaOfUnitMass: CGFloat = 100 * 100
  private static let cornersOfEllipse = 24

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = item.center
    angle = atan2(item.transform.b, item.transform.a)
    written = (position, angle)
    setOutline()
  }

  private func setOutline() {
    let size = item.bounds.size
    let half = CGSize(width: max(size.width, 0.01) / 2, height: max(size.height, 0.01) / 2)
    switch item.collisionBoundsType {
    case .ellipse:
      outline = (0..<Self.cornersOfEllipse).map { index in
        let turn = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.cornersOfEllipse)
        return CGPoint(x: half.width * cos(turn), y: half.height * sin(turn))
      }
    case .path:
      let hull = ConvexOutline.hull(of: DynamicBoundaries.points(of: item.collisionBoundingPath).flatMap { $0 })
      if hull.count > 2 {
        outline = hull
      } else {
        fallthrough
      }
    case .rectangle:
      outline = [
        CGPoint(x: -half.width, y: -half.height), CGPoint(x: half.width, y: -half.height),
        CGPoint(x: half.width, y: half.height), CGPoint(x: -half.width, y: half.height),
      ]
    }
    area = max(abs(ConvexOutline.area(of: outline)), 0.0001)
    momentOfUnit = max(ConvexOutline.secondMoment(of: outline) / area, 0.0001)
    massIsKnown = false
  }

  // MARK: - Mass

  private func findMass() {
    guard !massIsKnown else { return }
    massIsKnown = true
    let mass = area / Self.areaOfUnitMass * traits.density
    guard !traits.isAnchored, mass > 0 else {
      masses = (0, 0)
      return
    }
    masses = (1 / mass, traits.turns ? 1 / (mass * momentOfUnit) : 0)
  }

  /// The inverse mass; 0 for an immovable body.
  var inverseMass: CGFloat {
    findMass()
    return masses.inverse
  }

  var inverseInertia: CGFloat {
    findMass()
    return masses.inverseInertia
  }

  func inverseMass(along way: CGVector, at arm: CGVector) -> CGFloat {
    let lever = arm.cross(way)
    return inverseMass + lever * lever * inverseInertia
  }

  // MARK: - Motion

  func velocity(at arm: CGVector) -> CGVector {
    CGVector(dx: velocity.dx - angularVelocity * arm.dy, dy: velocity.dy + angularVelocity * arm.dx)
  }

  func apply(_ impulse: CGVector, at arm: CGVector) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  func resist(_ step: CGFloat) {
    let slowed = 1 / (1 + step * traits.resistance)
    velocity.dx *= slowed
    velocity.dy *= slowed
    angularVelocity *= 1 / (1 + step * traits.angularResistance)
  }

  func move(_ step: CGFloat) {
    guard inverseMass > 0 else {
      (velocity, angularVelocity) = (.zero, 0)
      return
    }
    position.x += velocity.dx * step
    position.y += velocity.dy * step
    if traits.turns { angle += angularVelocity * step } else { angularVelocity = 0 }
  }

  var isAtRest: Bool {
    inverseMass == 0 || hypot(velocity.dx, velocity.dy) < Self.restingSpeed && abs(angularVelocity) < Self.restingTurn
  }

  // MARK: - Outline

  /// The outline at the body's position.
  var corners: [CGPoint] {
    let (c, s) = (cos(angle), sin(angle))
    return outline.map { CGPoint(x: position.x + $0.x * c - $0.y * s, y: position.y + $0.x * s + $0.y * c) }
  }

  var frame: CGRect {
    corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  // MARK: - Item

  /// Updates the body after the app moved the item.
  func followItem() {
    if item.center != written.center { readItem() }
  }

  func readItem() {
    position = item.center
    angle = atan2(item.transform.b, item.transform.a)
    written = (position, angle)
    setOutline()
  }

  func writeItem() {
    if item.center != position, position.x.isFinite, position.y.isFinite { item.center = position }
    if angle != written.angle, angle.isFinite { item.transform = CGAffineTransform(rotationAngle: angle) }
    written = (item.center, angle)
  }
}

extension CGVector {
  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

  func turned(by angle: CGFloat) -> CGVector {
    CGVector(dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
  }
}
