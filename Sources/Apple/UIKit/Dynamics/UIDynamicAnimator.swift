import Foundation
import QuartzCore

/// Moves items by forces: gravity, collisions, springs and pushes, in the time of the host's frames.
///
/// Each frame is computed in four steps of the same length. The animator stops when all items have been at rest for half a second,
/// and goes on when a behavior changes.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicanimator
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the items are in, and whose bounds they may collide with.
  open private(set) weak var referenceView: UIView?

  /// The behaviors that were added, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// What hears when the animator stops and goes on. It isn't retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Whether items move.
  open private(set) var isRunning = false

  /// The seconds that items have been moving, without the time at rest.
  open private(set) var elapsedTime: TimeInterval = 0

  private final let world = DynamicWorld()
  /// What is done when items have moved, before behaviors' actions.
  final var itemsDidMove: (() -> Void)?
  private final var link: CADisplayLink?
  private final var lastFrame: CFTimeInterval?
  private final var rest: TimeInterval = 0

  /// How often a frame is computed, so that quick items do not go through thin ones.
  private static let stepsOfFrame = 4
  /// A frame that comes late counts no longer than this, in seconds.
  private static let longestFrame: TimeInterval = 0.1
  /// Seconds at rest before the animator stops.
  private static let restBeforePause: TimeInterval = 0.5

  /// Creates an animator for items in a view's coordinates.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for items without a view.
  public override init() { super.init() }

  // MARK: - Behaviors

  /// Has items move by a behavior. One that is there already is not added again.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    adopt(behavior)
  }

  /// Ends a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    release(behavior)
  }

  /// Ends all behaviors: items stay where they are.
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

  /// All behaviors, children after those that they belong to.
  final var allBehaviors: [UIDynamicBehavior] {
    func all(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] { [behavior] + behavior.childBehaviors.flatMap(all) }
    return behaviors.flatMap(all)
  }

  // MARK: - Items

  /// Returns the items whose frames meet a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.update(for: allBehaviors)
    return world.bodies.filter { $0.frame.intersects(rect) }.map(\.item)
  }

  /// Takes an item's place and turn from the item, after the app has changed them.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.readItem()
    wake()
  }

  final func body(of item: any UIDynamicItem) -> DynamicBody? {
    world.update(for: allBehaviors)
    return world.body(of: item)
  }

  // MARK: - Time

  /// Has items move again.
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
