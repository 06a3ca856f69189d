import Foundation
import QuartzCore

/// An animator that moves items with forces such as gravity, collisions, springs and pushes, with the host's clock.
///
/// Each frame is computed in four steps of equal length. The animator pauses when all items have been at rest for half
/// a second, and resumes when a behavior changes.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicanimator
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates the items move, and with whose bounds they can collide.
  open private(set) weak var referenceView: UIView?

  /// The added behaviors, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// The delegate that is notified when the animator pauses and resumes. The reference is weak.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether items are moving.
  open private(set) var isRunning = false

  /// The time during which items have moved, in seconds, without the time at rest.
  open private(set) var elapsedTime: TimeInterval = 0

  private final let world = DynamicWorld()
  /// A closure that is called after items moved, before the actions of behaviors.
  final var itemsDidMove: (() -> Void)?
  private final var link: CADisplayLink?
  private final var lastFrame: CFTimeInterval?
  private final var rest: TimeInterval = 0

  /// The number of steps per frame, so that fast items don't pass through thin ones.
  private static let stepsOfFrame = 4
  /// The maximum duration of a late frame, in seconds.
  private static let longestFrame: TimeInterval = 0.1
  /// The time at rest before the animator pauses, in seconds.
  private static let restBeforePause: TimeInterval = 0.5

  /// Creates an animator for items in a view's coordinates.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for items without a view.
  public override init() { super.init() }

  // MARK: - Behaviors

  /// Adds a behavior. A behavior that was already added isn't added again.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    adopt(behavior)
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    release(behavior)
  }

  /// Removes all behaviors. Items stay at their positions.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  final func adopt(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: self)
    behavior.dynamicAnimator = self
    for child in behavior.childBehaviors { adopt(child) }
    wake()
  }

  final func release(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    for child in behavior.childBehaviors { release(child) }
    wake()
  }

  /// All behaviors, with children after their parents.
  final var allBehaviors: [UIDynamicBehavior] {
    func all(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] { [behavior] + behavior.childBehaviors.flatMap(all) }
    return behaviors.flatMap(all)
  }

  // MARK: - Items

  /// Returns the items whose frames intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.update(for: allBehaviors)
    return world.bodies.filter { $0.frame.intersects(rect) }.map(\.item)
  }

  /// Updates the animator from an item's position and rotation after the app changed them.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.readItem()
    wake()
  }

  final func body(of item: any UIDynamicItem) -> DynamicBody? {
    world.update(for: allBehaviors)
    return world.body(of: item)
  }

  // MARK: - Time

  /// Resumes the animation.
  final func wake() {
    rest = 0
    guard !behaviors.isEmpty else {
      // Items that behaviors move again later begin at rest.
      world.update(for: [])
      return stop()
    }
    guard !isRunning else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    lastFrame = nil
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      MainActor.assumeIsolated { self.frame(at: link.timestamp) }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func stop() {
    guard isRunning else { return }
    isRunning = false
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func frame(at time: CFTimeInterval) {
    let duration = min(time - (lastFrame ?? time - 1 / 60), UIDynamicAnimator.longestFrame)
    lastFrame = time
    guard duration > 0 else { return }
    let behaviors = allBehaviors
    world.update(for: behaviors)
    let step = duration / Double(UIDynamicAnimator.stepsOfFrame)
    for _ in 0..<UIDynamicAnimator.stepsOfFrame { world.step(step, behaviors) }
    elapsedTime += duration
    for body in world.bodies { body.writeItem() }
    itemsDidMove?()
    world.tellContacts()
    for behavior in behaviors { behavior.action?() }
    let isAtRest = world.bodies.allSatisfy(\.isAtRest) && !behaviors.contains(where: \.keepsMoving)
    rest = isAtRest ? rest + duration : 0
    if rest >= UIDynamicAnimator.restBeforePause || self.behaviors.isEmpty { stop() }
  }
}
