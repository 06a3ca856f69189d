import Foundation

/// Holds two items, or an item and a point, at a distance: by a rod, or by a spring.
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

  /// Attaches an item's middle to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to a point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    first = item
    second = nil
    offsets = (offset, .zero)
    anchorPoint = point
    super.init()
    length = distance(item.center, offset, point)
  }

  /// Attaches the middles of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    first = item1
    second = item2
    offsets = (offset1, offset2)
    anchorPoint = .zero
    super.init()
    let end = CGPoint(x: item2.center.x + offset2.horizontal, y: item2.center.y + offset2.vertical)
    length = distance(item1.center, offset1, end)
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

  override var ownItems: [any UIDynamicItem] { items }

  override func hold(_ world: DynamicWorld, _ step: Double) {
    guard let a = world.body(of: first) else { return }
    let b = second.flatMap { world.body(of: $0) }
    let arm = CGVector(dx: offsets.0.horizontal, dy: offsets.0.vertical).turned(by: a.angle)
    let other = b.map { CGVector(dx: offsets.1.horizontal, dy: offsets.1.vertical).turned(by: $0.angle) } ?? .zero
    let start = CGPoint(x: a.position.x + arm.dx, y: a.position.y + arm.dy)
    let end = b.map { CGPoint(x: $0.position.x + other.dx, y: $0.position.y + other.dy) } ?? anchorPoint
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
    let impulse = (wanted - relative) / mass
    a.apply(CGVector(dx: way.dx * impulse, dy: way.dy * impulse), at: arm)
    b?.apply(CGVector(dx: -way.dx * impulse, dy: -way.dy * impulse), at: other)
  }

  /// What part of an error a rod mends in a step.
  private static let correction: CGFloat = 0.3
}
