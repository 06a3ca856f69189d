import Foundation

/// A coordinator that runs closures during and after a change of the size or of controllers.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  /// The transition between controllers, or `nil` for another change.
  private(set) weak var transition: ControllerTransition?
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var interactionHandlers: [Closure] = []
  private var hasRunAnimations = false

  var isAnimated = false
  var initiallyInteractive = false
  var transitionDuration: TimeInterval = 0
  var percentComplete: CGFloat = 1
  var completionVelocity: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.easeInOut
  var targetTransform = CGAffineTransform.identity
  var isCancelled = false
  var isInteractive = false {
    didSet {
      guard isInteractive != oldValue else { return }
      for handler in interactionHandlers { handler(self) }
    }
  }

  /// Creates a coordinator.
  ///
  /// - Parameter container: The view in which the change takes place.
  init(in container: UIView, of transition: ControllerTransition? = nil) {
    containerView = container
    self.transition = transition
    super.init()
  }

  var isInterruptible: Bool { false }
  var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }

  @discardableResult
  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    if let completion { completions.append(completion) }
    if let animation {
      if hasRunAnimations { animation(self) } else { animations.append(animation) }
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Closure?, completion: Closure?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Closure) {
    interactionHandlers.append(handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Closure) {
    interactionHandlers.append { if !$0.isInteractive { handler($0) } }
  }

  /// Runs the accompanying closures in the order in which they were added.
  func runAnimations() {
    hasRunAnimations = true
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  /// Runs the completion closures, and accompanying closures that have not run yet.
  func runCompletions() {
    runAnimations()
    interactionHandlers = []
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
