import CoreGraphics
import Foundation

/// The simulation of an animator's bodies with sequential impulses, with several iterations for each step.
@MainActor
final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var touching = Touches()
  private var touched = Touches()

  private struct ContactKey: Hashable {
    var behavior: ObjectIdentifier
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var boundary: String?
  }

  /// The contacts in the order in which they were found.
  private struct Touches {
    private(set) var all: [(key: ContactKey, touch: Touch)] = []
    private var keys: Set<ContactKey> = []

    func contains(_ key: ContactKey) -> Bool { keys.contains(key) }

    mutating func add(_ key: ContactKey, _ touch: Touch) {
      if keys.insert(key).inserted { all.append((key, touch)) }
    }
  }

  private struct Touch {
    weak var behavior: UICollisionBehavior?
    var first: any UIDynamicItem
    var second: (any UIDynamicItem)?
    var identifier: (any NSCopying)?
    var point: CGPoint
  }

  /// The number of iterations, so that stacks of items come to rest.
  private static let rounds = 8
  /// The fraction of an overlap that is corrected in a step.
  private static let correction: CGFloat = 0.2
  /// The speed below which bodies don't bounce, in points per second, so that they come to rest.
  private static let leastBounce: CGFloat = 40

  func body(of item: any UIDynamicItem) -> DynamicBody? { indices[ObjectIdentifier(item)].map { bodies[$0] } }

  /// Updates the bodies from the items and properties of behaviors, and removes those without a behavior.
  func update(for behaviors: [UIDynamicBehavior]) {
    var wanted: [any UIDynamicItem] = []
    var seen: Set<ObjectIdentifier> = []
    for item in behaviors.flatMap(\.ownItems) where seen.insert(ObjectIdentifier(item)).inserted { wanted.append(item) }
    bodies = wanted.map { body(of: $0) ?? DynamicBody($0) }
    indices = [:]
    for (index, body) in bodies.enumerated() {
      indices[ObjectIdentifier(body.item)] = index
      body.traits = DynamicBody.Traits()
      body.followItem()
    }
    for behavior in behaviors { behavior.prepare(self) }
  }

  func step(_ step: Double, _ behaviors: [UIDynamicBehavior]) {
    for body in bodies { body.isBlocked = false }
    for behavior in behaviors { behavior.push(self, step) }
    for body in bodies { body.resist(CGFloat(step)) }
    for behavior in behaviors where !(behavior is UICollisionBehavior) { behavior.hold(self, step) }
    for behavior in behaviors where behavior is UICollisionBehavior { behavior.hold(self, step) }
    for body in bodies { body.move(CGFloat(step)) }
  }

  // MARK: - Collisions

  private struct Meeting {
    let first: DynamicBody
    let second: DynamicBody?
    let contact: ConvexOutline.Contact
    let armOfFirst: CGVector
    let armOfSecond: CGVector
    let bounce: CGFloat
    let friction: CGFloat
    var normalImpulse: CGFloat = 0
    var tangentImpulse: CGFloat = 0
  }

  /// Collides the items of a behavior with each other and with its boundaries.
  func collide(_ behavior: UICollisionBehavior, inside bounds: CGRect?, _ step: Double) {
    let members = behavior.items.compactMap { body(of: $0) }
    var meetings: [Meeting] = []
    let frames = members.map(\.frame)
    if behavior.collisionMode.contains(.items) {
      for first in members.indices {
        for second in members.indices.dropFirst(first + 1)
        where frames[first].insetBy(dx: -1, dy: -1).intersects(frames[second]) {
          let (a, b) = (members[first], members[second])
          guard a.inverseMass + b.inverseMass > 0 else { continue }
          let contacts = ConvexOutline.contacts(a.corners, b.corners)
          meetings += contacts.map { meeting($0, a, b) }
          if let contact = contacts.first { note(behavior, a, b, nil, key: nil, contact.point) }
        }
      }
    }
    if behavior.collisionMode.contains(.boundaries) {
      for (number, piece) in behavior.boundaries.pieces(inside: bounds).enumerated() {
        for body in members where body.inverseMass > 0 {
          let contacts = ConvexOutline.contacts(body.corners, piece.points)
          meetings += contacts.map { meeting($0, body, nil) }
          // For delegates, the pieces of a boundary are one; each wall of the view is a separate one.
          let key = piece.identifier.map { "\($0)" } ?? "wall \(number)"
          if let contact = contacts.first { note(behavior, body, nil, piece.identifier, key: key, contact.point) }
        }
      }
    }
    for _ in 0..<DynamicWorld.rounds { for index in meetings.indices { resolve(&meetings[index]) } }
    for meeting in meetings { part(meeting) }
  }

  private func meeting(_ contact: ConvexOutline.Contact, _ a: DynamicBody, _ b: DynamicBody?) -> Meeting {
    let arm = CGVector(dx: contact.point.x - a.position.x, dy: contact.point.y - a.position.y)
    let other = b.map { CGVector(dx: contact.point.x - $0.position.x, dy: contact.point.y - $0.position.y) } ?? .zero
    let approach = a.velocity(at: arm).dot(contact.normal) - (b?.velocity(at: other).dot(contact.normal) ?? 0)
    let elasticity = max(a.traits.elasticity, b?.traits.elasticity ?? 0)
    return Meeting(
      first: a, second: b, contact: contact, armOfFirst: arm, armOfSecond: other,
      bounce: approach < -DynamicWorld.leastBounce ? -approach * elasticity : 0,
      friction: b.map { (a.traits.friction * $0.traits.friction).squareRoot() } ?? a.traits.friction)
  }

  private func resolve(_ meeting: inout Meeting) {
    let (a, b, normal) = (meeting.first, meeting.second, meeting.contact.normal)
    let mass =
      a.inverseMass(along: normal, at: meeting.armOfFirst)
      + (b?.inverseMass(along: normal, at: meeting.armOfSecond) ?? 0)
    guard mass > 0 else { return }
    func relative(_ way: CGVector) -> CGFloat {
      a.velocity(at: meeting.armOfFirst).dot(way) - (b?.velocity(at: meeting.armOfSecond).dot(way) ?? 0)
    }
    func apply(_ way: CGVector, _ size: CGFloat) {
      a.apply(CGVector(dx: way.dx * size, dy: way.dy * size), at: meeting.armOfFirst)
      b?.apply(CGVector(dx: -way.dx * size, dy: -way.dy * size), at: meeting.armOfSecond)
    }
    let wanted = meeting.bounce
    // The total impulse of a contact only pushes; an excess of an earlier iteration is reverted.
    let before = meeting.normalImpulse
    meeting.normalImpulse = max(before + (wanted - relative(normal)) / mass, 0)
    apply(normal, meeting.normalImpulse - before)
    if meeting.normalImpulse > 0 {
      a.isBlocked = true
      b?.isBlocked = true
    }
    let side = CGVector(dx: -normal.dy, dy: normal.dx)
    let sideMass =
      a.inverseMass(along: side, at: meeting.armOfFirst) + (b?.inverseMass(along: side, at: meeting.armOfSecond) ?? 0)
    guard sideMass > 0, meeting.friction > 0 else { return }
    let limit = meeting.friction * meeting.normalImpulse
    let old = meeting.tangentImpulse
    meeting.tangentImpulse = min(max(old - relative(side) / sideMass, -limit), limit)
    apply(side, meeting.tangentImpulse - old)
  }

  /// Separates slightly overlapping bodies without changing their velocity.
  private func part(_ meeting: Meeting) {
    let (a, b, normal) = (meeting.first, meeting.second, meeting.contact.normal)
    let mass = a.inverseMass + (b?.inverseMass ?? 0)
    guard mass > 0 else { return }
    let shift = max(meeting.contact.depth - DynamicBody.slop, 0) * DynamicWorld.correction / mass
    a.position.x += normal.dx * shift * a.inverseMass
    a.position.y += normal.dy * shift * a.inverseMass
    guard let b else { return }
    b.position.x -= normal.dx * shift * b.inverseMass
    b.position.y -= normal.dy * shift * b.inverseMass
  }

  // MARK: - Notifying

  private func note(
    _ behavior: UICollisionBehavior, _ a: DynamicBody, _ b: DynamicBody?, _ identifier: (any NSCopying)?, key: String?,
    _ point: CGPoint
  ) {
    let contact = ContactKey(
      behavior: ObjectIdentifier(behavior), first: ObjectIdentifier(a.item),
      second: b.map { ObjectIdentifier($0.item) },
      boundary: key)
    touched.add(
      contact, Touch(behavior: behavior, first: a.item, second: b?.item, identifier: identifier, point: point))
  }

  /// Tells delegates of the contacts that began and ended since the last call.
  func tellContacts() {
    let (old, new) = (touching, touched)
    touching = new
    touched = Touches()
    for (key, touch) in new.all where !old.contains(key) {
      guard let behavior = touch.behavior, let delegate = behavior.collisionDelegate else { continue }
      if let second = touch.second {
        delegate.collisionBehavior(behavior, beganContactFor: touch.first, with: second, at: touch.point)
      } else {
        delegate.collisionBehavior(
          behavior, beganContactFor: touch.first, withBoundaryIdentifier: touch.identifier, at: touch.point)
      }
    }
    for (key, touch) in old.all where !new.contains(key) {
      guard let behavior = touch.behavior, let delegate = behavior.collisionDelegate else { continue }
      if let second = touch.second {
        delegate.collisionBehavior(behavior, endedContactFor: touch.first, with: second)
      } else {
        delegate.collisionBehavior(behavior, endedContactFor: touch.first, withBoundaryIdentifier: touch.identifier)
      }
    }
  }
}
