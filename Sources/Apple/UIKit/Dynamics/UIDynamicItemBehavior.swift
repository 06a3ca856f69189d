import Foundation

/// A behavior that sets the physical properties of items.
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

  /// The items of the behavior.
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

  /// The elasticity of collisions: from 0, no bounce, to 1, no loss of energy.
  ///
  /// - Default: 0.
  open var elasticity: CGFloat = 0 { didSet { wake() } }

  /// The friction between items in contact; 0 for none.
  ///
  /// - Default: 0.
  open var friction: CGFloat = 0 { didSet { wake() } }

  /// The density of the items. With 1, a view of 100 by 100 points has a mass of 1.
  ///
  /// - Default: 1.
  open var density: CGFloat = 1 { didSet { wake() } }

  /// The charge of the items in electric and magnetic fields: see ``UIFieldBehavior``.
  ///
  /// - Default: 0, no effect.
  open var charge: CGFloat = 0 { didSet { wake() } }

  /// The resistance against movement; 0 for none.
  ///
  /// - Default: 0.
  open var resistance: CGFloat = 0 { didSet { wake() } }

  /// The resistance against rotation; 0 for none.
  ///
  /// - Default: 0.
  open var angularResistance: CGFloat = 0 { didSet { wake() } }

  /// Whether the items don't move in collisions.
  ///
  /// - Default: `false`.
  open var isAnchored = false { didSet { wake() } }

  /// Whether the items can rotate.
  ///
  /// - Default: `true`.
  open var allowsRotation = true { didSet { wake() } }

  /// Adds a velocity to that of an item, in points per second.
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

  /// Adds an angular velocity to that of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    waiting.append((item, .zero, velocity))
    wake()
  }

  /// Returns the angular velocity of an item, in radians per second.
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
