import Foundation

/// Says what items are like: how heavy, how smooth, how much they bounce.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitembehavior
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private final var storage: [any UIDynamicItem]
  private final var waiting: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  public init(items: [any UIDynamicItem]) {
    storage = items
    super.init()
  }

  /// The items that are like that.
  open var items: [any UIDynamicItem] { storage }

  /// Another item is like that, too.
  open func addItem(_ item: any UIDynamicItem) {
    guard !storage.contains(where: { $0 === item }) else { return }
    storage.append(item)
    wake()
  }

  /// An item is like that no more.
  open func removeItem(_ item: any UIDynamicItem) {
    storage.removeAll { $0 === item }
    wake()
  }

  /// How much the items bounce: from 0, not at all, to 1, without loss.
  ///
  /// - Default: 0.
  open var elasticity: CGFloat = 0 { didSet { wake() } }

  /// How much the items hold each other back where they touch: 0 for not at all.
  ///
  /// - Default: 0.
  open var friction: CGFloat = 0 { didSet { wake() } }

  /// How heavy the items are: with 1, a view of 100 by 100 points has the mass 1.
  ///
  /// - Default: 1.
  open var density: CGFloat = 1 { didSet { wake() } }

  /// How much electric and magnetic fields move the items, and which way: see ``UIFieldBehavior``.
  ///
  /// - Default: 0, not at all.
  open var charge: CGFloat = 0 { didSet { wake() } }

  /// How much the items' motion is slowed down: 0 for not at all.
  ///
  /// - Default: 0.
  open var resistance: CGFloat = 0 { didSet { wake() } }

  /// How much the items' turning is slowed down: 0 for not at all.
  ///
  /// - Default: 0.
  open var angularResistance: CGFloat = 0 { didSet { wake() } }

  /// Whether the items stay where they are, and only others are moved by collisions.
  ///
  /// - Default: `false`.
  open var isAnchored = false { didSet { wake() } }

  /// Whether the items turn.
  ///
  /// - Default: `true`.
  open var allowsRotation = true { didSet { wake() } }

  /// Adds to an item's velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waiting.append((item, velocity, 0))
    wake()
  }

  /// Returns an item's velocity, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.body(of: item)?.velocity ?? .zero
    return waiting.filter { $0.item === item }.reduce(CGPoint(x: velocity.dx, y: velocity.dy)) {
      CGPoint(x: $0.x + $1.linear.x, y: $0.y + $1.linear.y)
    }
  }

  /// Adds to how fast an item turns, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    waiting.append((item, .zero, velocity))
    wake()
  }

  /// How fast an item turns, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    waiting.filter { $0.item === item }.reduce(dynamicAnimator?.body(of: item)?.angularVelocity ?? 0) {
      $0 + $1.angular
    }
  }

  override var ownItems: [any UIDynamicItem] { storage }

  override func prepare(_ world: DynamicWorld) {
    for item in storage {
      guard let body = world.body(of: item) else { continue }
      body.traits = DynamicBody.Traits(
        elasticity: max(elasticity, 0), friction: max(friction, 0), density: max(density, 0), charge: charge,
        resistance: max(resistance, 0),
        angularResistance: max(angularResistance, 0), isAnchored: isAnchored, turns: allowsRotation)
    }
    for change in waiting {
      guard let body = world.body(of: change.item) else { continue }
      body.velocity.dx += change.linear.x
      body.velocity.dy += change.linear.y
      body.angularVelocity += change.angular
    }
    waiting = []
  }
}
