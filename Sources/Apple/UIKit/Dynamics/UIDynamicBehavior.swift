import Foundation

/// A way in which items move, on its own or put together of others.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicbehavior
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  public override init() { super.init() }

  /// The behaviors that this one consists of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// What is called after each step of the animator.
  ///
  /// - Default: `nil`.
  open var action: (() -> Void)?

  /// The animator that the behavior is part of.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  final weak var parent: UIDynamicBehavior?

  /// Makes a behavior part of this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { dynamicAnimator.adopt(behavior) }
  }

  /// Takes a behavior out of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    dynamicAnimator?.release(behavior)
  }

  /// The behavior is about to become part of an animator, or of none. Call `super`.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: - For UIKit's own subclasses

  /// The items that the behavior moves, without those of its children.
  var ownItems: [any UIDynamicItem] { [] }

  /// Says what bodies are like: elasticity, density and the like.
  func prepare(_ world: DynamicWorld) {}

  /// Pushes bodies, before a step of some seconds.
  func push(_ world: DynamicWorld, _ step: Double) {}

  /// Holds bodies where they may be, after they were pushed.
  func hold(_ world: DynamicWorld, _ step: Double) {}

  /// Whether bodies that stand still may begin to move by the behavior alone.
  var keepsMoving: Bool { false }

  /// Something has changed that bodies at rest have to hear of.
  final func wake() { dynamicAnimator?.wake() }
}
