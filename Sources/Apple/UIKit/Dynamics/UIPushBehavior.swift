import Foundation

/// A behavior that pushes items once or continuously.
///
/// - Source: developer.apple.com/documentation/uikit/uipushbehavior
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// The push lasts as long as it is active.
    case continuous = 0
    /// The push happens once each time it becomes active.
    case instantaneous = 1
  }

  private final var storage: [any UIDynamicItem]
  private final var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// The acceleration of a view of 100 by 100 points with a magnitude of 1, in points per second squared.
  private static let unit: CGFloat = 100

  public init(items: [any UIDynamicItem], mode: Mode) {
    storage = items
    self.mode = mode
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
  open func removeItem(_ item: any UIDynamicItem) { storage.removeAll { $0 === item } }

  /// The duration of the push.
  public let mode: Mode

  /// Whether the push is active. An instantaneous push becomes inactive afterwards.
  ///
  /// - Default: `true`.
  open var active = true { didSet { if active { wake() } } }

  /// The direction of the push, whose length is the ``magnitude``.
  ///
  /// - Default: none.
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { wake() } }

  /// The direction of the push in radians.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of the push. With 1, a view of 100 by 100 points is accelerated by 100 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the magnitude of the push.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  /// Returns the offset of the push from the center of an item.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

  /// Sets the offset of the push from the center of an item, which makes it rotate.
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
