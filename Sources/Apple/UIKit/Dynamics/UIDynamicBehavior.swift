import Foundation

/// A behavior of items, which may consist of other behaviors.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicbehavior
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  public override init() { super.init() }

  /// The behaviors that this one consists of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// A closure that is called after each step of the animator.
  ///
  /// - Default: `nil`.
  open var action: (() -> Void)?

  /// The animator that the behavior was added to.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  final weak var parent: UIDynamicBehavior?

  /// Adds a child behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { dynamicAnimator.adopt(behavior) }
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    dynamicAnimator?.release(behavior)
  }

  /// Tells the behavior that it is about to be added to an animator, or removed for `nil`. Call `super`.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: - For UIKit's own subclasses

  /// The items of the behavior without those of its children.
  var ownItems: [any UIDynamicItem] { [] }

  /// Sets the properties of bodies, such as their elasticity and density.
  func prepare(_ world: DynamicWorld) {}

  /// Applies forces to bodies before a step of a duration in seconds.
  func push(_ world: DynamicWorld, _ step: Double) {}

  /// Constrains bodies after the forces.
  func hold(_ world: DynamicWorld, _ step: Double) {}

  /// Whether the behavior can move bodies at rest.
  var keepsMoving: Bool { false }

  /// Wakes bodies at rest after a change.
  final func wake() { dynamicAnimator?.wake() }
}
