import Foundation

/// Has items fall.
///
/// - Source: developer.apple.com/documentation/uikit/uigravitybehavior
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private final var storage: [any UIDynamicItem]

  /// How much a magnitude of 1 accelerates, in points per second squared.
  private static let unit: CGFloat = 1000

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  public init(items: [any UIDynamicItem]) {
    storage = items
    super.init()
  }

  /// The items that fall.
  open var items: [any UIDynamicItem] { storage }

  /// Has another item fall.
  open func addItem(_ item: any UIDynamicItem) {
    guard !storage.contains(where: { $0 === item }) else { return }
    storage.append(item)
    wake()
  }

  /// Has an item fall no more.
  open func removeItem(_ item: any UIDynamicItem) {
    storage.removeAll { $0 === item }
    wake()
  }

  /// The way down; its length is the ``magnitude``.
  ///
  /// - Default: (0, 1): 1000 points per second squared, down.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { wake() } }

  /// The way down, in radians: 0 is to the right, a quarter of a turn down.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strong the pull is, in units of 1000 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the way down and how strong the pull is.
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
