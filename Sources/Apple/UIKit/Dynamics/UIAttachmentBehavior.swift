import Foundation

/// Holds two items, or an item and a point: by a rod, a spring, a rope, a pin, a rail, or as one piece.
///
/// - Source: developer.apple.com/documentation/uikit/uiattachmentbehavior
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  private final let first: any UIDynamicItem
  private final let second: (any UIDynamicItem)?
  private final let offsets: (UIOffset, UIOffset)
  private final let joint: AttachmentJoint

  /// Attaches an item's middle to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to a point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    first = item
    second = nil
    offsets = (offset, .zero)
    joint = .rod
    anchorPoint = point
    super.init()
    length = distance(item.center, offset, point)
  }

  /// Attaches the middles of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(item1, offset1, item2, offset2, .rod)
  }

  private init(
    _ item1: any UIDynamicItem, _ offset1: UIOffset, _ item2: any UIDynamicItem, _ offset2: UIOffset,
    _ joint: AttachmentJoint
  ) {
    first = item1
    second = item2
    offsets = (offset1, offset2)
    self.joint = joint
    anchorPoint = .zero
    super.init()
    let end = CGPoint(x: item2.center.x + offset2.horizontal, y: item2.center.y + offset2.vertical)
    length = distance(item1.center, offset1, end)
  }

  /// Attaches what two items, or an item and the reference view, have at a point.
  private init(
    _ item1: any UIDynamicItem, _ item2: (any UIDynamicItem)?, at point: CGPoint, _ kind: AttachmentJoint.Kind
  ) {
    func turn(_ item: any UIDynamicItem) -> CGFloat { atan2(item.transform.b, item.transform.a) }
    func offset(_ item: any UIDynamicItem) -> UIOffset {
      let arm = CGVector(dx: point.x - item.center.x, dy: point.y - item.center.y).turned(by: -turn(item))
      return UIOffset(horizontal: arm.dx, vertical: arm.dy)
    }
    first = item1
    second = item2
    offsets = (offset(item1), item2.map(offset) ?? .zero)
    var joint = AttachmentJoint(kind: kind)
    joint.angle = turn(item1) - (item2.map(turn) ?? 0)
    joint.angleOfAxis = item2.map(turn) ?? 0
    self.joint = joint
    anchorPoint = point
    super.init()
  }

  /// Makes a rail: two items, which slide along each other from a point and do not turn against each other.
  ///
  /// - Parameters:
  ///   - point: a point of both items, in the reference view's coordinates.
  ///   - axis: the way along which they slide; ``attachmentRange`` says how far.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, item2, at: point, .rail(axis.normalized))
  }

  /// Makes a rail in the reference view, along which an item slides from a point without turning.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item, nil, at: point, .rail(axis.normalized))
  }

  /// Makes a rope between points of two items: they do not get farther apart than they are.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, offset1, item2, offset2, AttachmentJoint(kind: .rope))
  }

  /// Makes one piece of two items, which are connected at a point.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, item2, at: point, .weld)
  }

  /// Makes a pin at a point, about which two items turn; ``attachmentRange`` says how far.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, item2, at: point, .pin)
  }

  private func distance(_ center: CGPoint, _ offset: UIOffset, _ end: CGPoint) -> CGFloat {
    hypot(center.x + offset.horizontal - end.x, center.y + offset.vertical - end.y)
  }

  /// The items: one, or two.
  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

  /// What the item is attached to.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The point that the item is attached to; without effect between two items.
  open var anchorPoint: CGPoint { didSet { wake() } }

  /// The distance that is kept, in points.
  ///
  /// - Default: the distance when the behavior was made.
  open var length: CGFloat = 0 { didSet { wake() } }

  /// How much a spring swings: from 0, without end, to 1, not at all.
  ///
  /// - Default: 0.
  open var damping: CGFloat = 0 { didSet { wake() } }

  /// How often a spring swings in a second; 0 for a rod.
  ///
  /// - Default: 0.
  open var frequency: CGFloat = 0 { didSet { wake() } }

  /// How far the items may get from where they were when the behavior was made: points along a rail, radians about a pin. It has to
  /// contain 0; other behaviors have no range.
  ///
  /// - Default: infinite.
  open var attachmentRange: UIFloatRange = .infinite { didSet { wake() } }

  /// How much a pin resists turning. A torque of 1 is that of the force 1 of a ``UIPushBehavior``, 100 points from the pin.
  ///
  /// - Default: 0.
  open var frictionTorque: CGFloat = 0 { didSet { wake() } }

  override var ownItems: [any UIDynamicItem] { items }

  override func hold(_ world: DynamicWorld, _ step: Double) {
    guard let a = world.body(of: first) else { return }
    let b = second.flatMap { world.body(of: $0) }
    let arm = CGVector(dx: offsets.0.horizontal, dy: offsets.0.vertical).turned(by: a.angle)
    let other = b.map { CGVector(dx: offsets.1.horizontal, dy: offsets.1.vertical).turned(by: $0.angle) } ?? .zero
    let start = CGPoint(x: a.position.x + arm.dx, y: a.position.y + arm.dy)
    let end = b.map { CGPoint(x: $0.position.x + other.dx, y: $0.position.y + other.dy) } ?? anchorPoint
    if joint.kind != .rod, joint.kind != .rope {
      joint.hold(
        AttachmentJoint.Bodies(first: a, second: b, armOfFirst: arm, armOfSecond: other),
        from: start, to: end, range: attachmentRange, friction: max(frictionTorque, 0), step: CGFloat(step))
      return
    }
    var way = CGVector(dx: start.x - end.x, dy: start.y - end.y)
    let distance = hypot(way.dx, way.dy)
    guard distance > DynamicBody.slop || length > 0 || frequency > 0 else { return }
    way = distance > 0.0001 ? CGVector(dx: way.dx / distance, dy: way.dy / distance) : CGVector(dx: 0, dy: 1)
    let mass = a.inverseMass(along: way, at: arm) + (b?.inverseMass(along: way, at: other) ?? 0)
    guard mass > 0 else { return }
    let relative = a.velocity(at: arm).dot(way) - (b?.velocity(at: other).dot(way) ?? 0)
    let wanted: CGFloat
    if frequency > 0 {
      let spring = DynamicSpring(frequency: Double(frequency), damping: Double(min(max(damping, 0), 1)), step: step)
      wanted = spring.velocity(relative, distance: distance - length)
    } else {
      // A rod brings what is off back within a few steps.
      wanted = -(distance - length) * Self.correction / CGFloat(step)
    }
    // A rope is slack as long as its ends are nearer than it is long.
    if joint.kind == .rope, distance <= length || relative < wanted { return }
    let impulse = (wanted - relative) / mass
    a.apply(CGVector(dx: way.dx * impulse, dy: way.dy * impulse), at: arm)
    b?.apply(CGVector(dx: -way.dx * impulse, dy: -way.dy * impulse), at: other)
  }

  /// What part of an error a rod mends in a step.
  private static let correction: CGFloat = 0.3
}
