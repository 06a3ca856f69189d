import Foundation

/// A behavior that applies gravity to items.
///
/// - Source: developer.apple.com/documentation/uikit/uigravitybehavior
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private final var storage: [any UIDynamicItem]

  /// The acceleration of a magnitude of 1, in points per second squared.
  private static let unit: CGFloat = 1000

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

  /// The direction of gravity, whose length is the ``magnitude``.
  ///
  /// - Default: (0, 1), 1000 points per second squared downwards.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { wake() } }

  /// The direction of gravity in radians: 0 is to the right, a quarter turn is downwards.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of gravity, in units of 1000 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the magnitude of gravity.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var ownItems: [any UIDynamicItem] { storage }

  override func push(_ world: DynamicWorld, _ step: Double) {
    let pull = CGVector(dx: gravityDirection.dx * Self.unit * step, dy: gravityDirection.dy * Self.unit * step)
    for item in storage {
      guard let body = world.body(of: item), body.inverseMass > 0 else { continue }
      body.velocity.dx += pull.dx
      body.velocity.dy += pull.dy
    }
  }
}
