import Foundation

/// Pushes items, once or all the time.
///
/// - Source: developer.apple.com/documentation/uikit/uipushbehavior
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous = 0
    /// Once, each time it becomes active.
    case instantaneous = 1
  }

  private final var storage: [any UIDynamicItem]
  private final var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// How much a magnitude of 1 accelerates a view of 100 by 100 points, in points per second squared.
  private static let unit: CGFloat = 100

  public init(items: [any UIDynamicItem], mode: Mode) {
    storage = items
    self.mode = mode
    super.init()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { storage }

  /// Pushes another item, too.
  open func addItem(_ item: any UIDynamicItem) {
    guard !storage.contains(where: { $0 === item }) else { return }
    storage.append(item)
    wake()
  }

  /// Pushes an item no more.
  open func removeItem(_ item: any UIDynamicItem) { storage.removeAll { $0 === item } }

  /// How long the push lasts.
  public let mode: Mode

  /// Whether the push goes on; one that happens once becomes inactive after it.
  ///
  /// - Default: `true`.
  open var active = true { didSet { if active { wake() } } }

  /// The way of the push; its length is the ``magnitude``.
  ///
  /// - Default: none.
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { wake() } }

  /// The way of the push, in radians.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strong the push is: 1 accelerates a view of 100 by 100 points by 100 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the way of the push and how strong it is.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  /// Where an item is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

  /// Has an item pushed beside its middle, so that it turns.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    wake()
  }

  override var ownItems: [any UIDynamicItem] { storage }

  override var keepsMoving: Bool { active && mode == .continuous && magnitude > 0 }

  override func push(_ world: DynamicWorld, _ step: Double) {
    guard active, magnitude > 0 else { return }
    let duration = mode == .continuous ? CGFloat(step) : 1
    let impulse = CGVector(dx: pushDirection.dx * Self.unit * duration, dy: pushDirection.dy * Self.unit * duration)
    for item in storage {
      guard let body = world.body(of: item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      let turned = CGVector(dx: offset.horizontal, dy: offset.vertical).turned(by: body.angle)
      body.apply(impulse, at: turned)
    }
    if mode == .instantaneous { active = false }
  }
}
