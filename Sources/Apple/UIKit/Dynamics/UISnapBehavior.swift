import Foundation

/// A behavior that moves an item to a point like a spring, and rotates it upright.
///
/// - Source: developer.apple.com/documentation/uikit/uisnapbehavior
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private final let item: any UIDynamicItem

  // Estimated from recordings by Apple: an item arrives in about half a second.
  /// The oscillations of the spring per second.
  private static let frequency = 2.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The target of the item.
  open var snapPoint: CGPoint { didSet { wake() } }

  /// The damping of the item's oscillation: from 0, the most oscillation, to 1, none.
  ///
  /// - Default: 0.5.
  open var damping: CGFloat = 0.5 { didSet { wake() } }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func hold(_ world: DynamicWorld, _ step: Double) {
    guard let body = world.body(of: item), body.inverseMass > 0 else { return }
    let spring = DynamicSpring(frequency: Self.frequency, damping: Double(min(max(damping, 0), 1)), step: step)
    body.velocity.dx = spring.velocity(body.velocity.dx, distance: body.position.x - snapPoint.x)
    body.velocity.dy = spring.velocity(body.velocity.dy, distance: body.position.y - snapPoint.y)
    body.angularVelocity = spring.velocity(body.angularVelocity, distance: body.angle)
    if body.isAtRest, hypot(body.position.x - snapPoint.x, body.position.y - snapPoint.y) < DynamicBody.slop {
      body.position = snapPoint
      body.angle = 0
      (body.velocity, body.angularVelocity) = (.zero, 0)
    }
  }

  override var keepsMoving: Bool {
    hypot(item.center.x - snapPoint.x, item.center.y - snapPoint.y) > DynamicBody.slop
      && dynamicAnimator?.body(of: item)?.isBlocked != true
  }
}
