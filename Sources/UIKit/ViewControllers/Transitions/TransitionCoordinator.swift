import Foundation

/// The coordinator of a change that happens at once: closures run when sizes have changed, and after layout.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var animations: [Closure] = []
  private var completions: [Closure] = []

  /// - Parameter container: the view in which the change happens.
  init(in container: UIView) {
    containerView = container
    super.init()
  }

  var isAnimated: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 1 }
  var completionVelocity: CGFloat { 1 }
  var targetTransform: CGAffineTransform { .identity }

  @discardableResult
  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Closure?, completion: Closure?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// No finger ever takes hold of it, so that there is nothing to tell.
  func notifyWhenInteractionChanges(_ handler: @escaping Closure) {}

  /// Runs what goes along with the change, in the order in which it came.
  func runAnimations() {
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  /// Runs what follows the change.
  func runCompletions() {
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
