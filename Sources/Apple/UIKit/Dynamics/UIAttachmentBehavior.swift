import Foundation

/// A behavior that attaches two items, or an item and a point, with a rod, a spring, a rope, a pin, a rail, or rigidly.
///
/// - Source: developer.apple.com/documentation/uikit/uiattachmentbehavior
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The target of an attachment.
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  private final let first: any UIDynamicItem
  private final let second: (any UIDynamicItem)?
  private final let offsets: (UIOffset, UIOffset)
  private final let joint: AttachmentJoint

  /// Creates an attachment of an item's center to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of a point of an item to a point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    first = item
    second = nil
    offsets = (offset, .zero)
    joint = .rod
    anchorPoint = point
    super.init()
    length = distance(item.center, offset, point)
  }

  /// Creates an attachment between the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment between points of two items.
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

  /// Creates an attachment of two items, or of an item and the reference view, at a point.
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

  /// Returns a rail along which two items slide from a point without rotating relative to each other.
  ///
  /// - Parameters:
  ///   - point: A point of both items, in the reference view's coordinates.
  ///   - axis: The direction in which they slide, limited by ``attachmentRange``.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, item2, at: point, .rail(axis.normalized))
  }

  /// Returns a rail in the reference view along which an item slides from a point without rotating.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item, nil, at: point, .rail(axis.normalized))
  }

  /// Returns a rope between points of two items, whose distance can't exceed the current one.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, offset1, item2, offset2, AttachmentJoint(kind: .rope))
  }

  /// Returns a rigid attachment of two items at a point.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, item2, at: point, .weld)
  }

  /// Returns a pin at a point, around which two items rotate, limited by ``attachmentRange``.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, item2, at: point, .pin)
  }

  private func distance(_ center: CGPoint, _ offset: UIOffset, _ end: CGPoint) -> CGFloat {
    hypot(center.x + offset.horizontal - end.x, center.y + offset.vertical - end.y)
  }

  /// The attached items, one or two.
  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

  /// The target of the attachment.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The point that the item is attached to. It has no effect between two items.
  open var anchorPoint: CGPoint { didSet { wake() } }

  /// The distance between the attached points, in points.
  ///
  /// - Default: the distance at the creation of the behavior.
  open var length: CGFloat = 0 { didSet { wake() } }

  /// The damping of a spring, from 0, undamped, to 1, without oscillation.
  ///
  /// - Default: 0.
  open var damping: CGFloat = 0 { didSet { wake() } }

  /// The oscillations per second of a spring; 0 for a rod.
  ///
  /// - Default: 0.
  open var frequency: CGFloat = 0 { didSet { wake() } }

  /// The range of movement from the initial positions: points along a rail, radians around a pin. It must contain 0.
  /// Other attachments have no range.
  ///
  /// - Default: infinite.
  open var attachmentRange: UIFloatRange = .infinite { didSet { wake() } }

  /// The resistance of a pin against rotation. A torque of 1 is that of a force of 1 of a ``UIPushBehavior`` at a
  /// distance of 100 points from the pin.
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
      // A rod corrects an error within a few steps.
      wanted = -(distance - length) * Self.correction / CGFloat(step)
    }
    // A rope is slack while the distance of its ends is less than its length.
    if joint.kind == .rope, distance <= length || relative < wanted { return }
    let impulse = (wanted - relative) / mass
    a.apply(CGVector(dx: way.dx * impulse, dy: way.dy * impulse), at: arm)
    b?.apply(CGVector(dx: -way.dx * impulse, dy: -way.dy * impulse), at: other)
  }

  /// The fraction of an error that a rod corrects in a step.
  private static let correction: CGFloat = 0.3
}
