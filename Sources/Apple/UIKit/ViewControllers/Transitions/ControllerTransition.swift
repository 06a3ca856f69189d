import Foundation
import QuartzCore

/// A transition of a container or a presentation, from its first to its last callback. It is the context that animators
/// receive.
///
/// A transition begins at once. It ends with a frame of the window after its animation, so that the new view was laid
/// out and drawn before its controller is told that it appeared.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// The controllers and views of a transition and its callbacks.
  @MainActor
  struct Plan {
    var container: UIView
    var from: UIViewController?
    var to: UIViewController?
    /// The views that move out and in. Each of them is `nil` if it stays behind.
    var fromView: UIView?
    var toView: UIView?
    var isAnimated: Bool
    var presentationStyle = UIModalPresentationStyle.none
    var initialFrame: CGRect = .zero
    var finalFrame: CGRect = .zero
    /// The duration in seconds, or `nil` for that of a push.
    var duration: TimeInterval?
    /// A closure that adds the new view and creates UIKit's own motion.
    var makeMotion: () -> any TransitionMotion = { StillMotion() }
    /// A closure that creates a motion that accompanies every animation, such as that of a bar.
    var makeCompanion: () -> (any TransitionMotion)? = { nil }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Whether UIKit's own motion is controlled by a touch.
    var isUnderFinger = false
    /// A closure that is called before anything moves.
    var begin: () -> Void = {}
    /// A closure that is called at the end with whether the transition was completed.
    var end: (Bool) -> Void = { _ in }
  }

  private let plan: Plan
  private var duration: TimeInterval { plan.duration ?? plan.container.measures.transitions.slideDuration }
  private(set) lazy var coordinator = TransitionCoordinator(in: plan.container, of: self)
  private var motion: (any TransitionMotion)?
  private var companion: (any TransitionMotion)?
  private var outcome: Bool?
  /// Whether the custom animator finished before the end of the touch.
  private var animatorIsDone = false
  /// The time at which the container's layer was paused for an interactive transition.
  private var heldTime: Double?
  private var isStarting = false
  private(set) var hasEnded = false
  private weak var window: UIWindow?

  init(_ plan: Plan) {
    self.plan = plan
    super.init()
    coordinator.isAnimated = plan.isAnimated
    if plan.isAnimated {
      coordinator.transitionDuration = plan.animator == nil ? duration : 0
      coordinator.percentComplete = 0
      isInteractive = plan.isUnderFinger || (plan.interactor?.wantsInteractiveStart ?? false)
      coordinator.initiallyInteractive = isInteractive
      coordinator.isInteractive = isInteractive
    }
  }

  // MARK: - Running

  /// Whether only the last callbacks are pending, which are called with the next frame.
  var awaitsEnd: Bool { outcome != nil && !hasEnded }

  /// Starts the transition. The controllers have its coordinator from now on.
  func start(in window: UIWindow?) {
    self.window = window
    isStarting = true
    for controller in [plan.from, plan.to] { controller?.transitionCoordinatorStorage = coordinator }
    plan.begin()
    window?.appearances.add(self)
    if plan.isAnimated { companion = plan.makeCompanion() }
    if plan.isAnimated, let animator = plan.animator {
      coordinator.transitionDuration = animator.transitionDuration(using: self)
      if let interactor = plan.interactor, isInteractive {
        interactor.startInteractiveTransition(self)
      } else {
        animator.animateTransition(using: self)
        TransitionAnimation.run(for: coordinator.transitionDuration) {
          self.companion?.place(at: 1)
          self.coordinator.runAnimations()
        } completion: { _ in
        }
      }
    } else {
      let motion = plan.makeMotion()
      self.motion = motion
      if plan.isAnimated, isInteractive {
        motion.place(at: 0)
      } else if plan.isAnimated {
        motion.place(at: 0)
        TransitionAnimation.run(for: duration) {
          motion.place(at: 1)
          self.companion?.place(at: 1)
          self.coordinator.runAnimations()
        } completion: { [weak self] _ in
          self?.completeTransition(true)
        }
      } else {
        motion.place(at: 1)
        coordinator.runAnimations()
        completeTransition(true)
      }
    }
    isStarting = false
    window?.updateStatusBar()
  }

  /// Calls the custom animator for an interactive transition. Time is paused in the container, so that the animations
  /// wait for the touch.
  func animateUnderFinger() {
    let layer = plan.container.layer
    let start = layer.convertTime(AppHost.current.clock.now, from: nil)
    heldTime = start
    layer.speed = 0
    layer.timeOffset = start
    plan.animator?.animateTransition(using: self)
    coordinator.runAnimations()
  }

  /// Resumes time in the container.
  private func releaseTime(cancelled: Bool) {
    guard heldTime != nil else { return }
    heldTime = nil
    let layer = plan.container.layer
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(AppHost.current.clock.now, from: nil) - paused
    // A canceled transition is not animated back, but its animations are removed.
    if cancelled { removeAnimations(below: layer) }
  }

  private func removeAnimations(below layer: CALayer) {
    layer.removeAllAnimations()
    for sublayer in layer.sublayers ?? [] { removeAnimations(below: sublayer) }
  }

  /// Tells the new controller that its view is in the window.
  func announceIsAppearing() {
    guard outcome != false, plan.toView?.window != nil || plan.toView == nil else { return }
    plan.to?.announceIsAppearing()
  }

  /// Calls the last callbacks, if the animation ended.
  func endIfOver() {
    guard let outcome, !hasEnded else { return }
    hasEnded = true
    window?.appearances.remove(self)
    releaseTime(cancelled: true)
    plan.container.layer.beginTime = 0
    motion?.cleanUp()
    motion = nil
    companion?.cleanUp()
    companion = nil
    if outcome { plan.to?.announceIsAppearing() }
    for controller in [plan.from, plan.to] where controller?.transitionCoordinatorStorage === coordinator {
      controller?.transitionCoordinatorStorage = nil
    }
    plan.end(outcome)
    plan.animator?.animationEnded(outcome)
    coordinator.runCompletions()
    window?.updateStatusBar()
  }

  /// Completes the transition immediately.
  func endNow() {
    if outcome == nil {
      isInteractive = false
      coordinator.isInteractive = false
      motion?.place(at: 1)
      coordinator.runAnimations()
      outcome = true
    }
    endIfOver()
  }

  // MARK: - Context of animators

  var containerView: UIView { plan.container }
  var isAnimated: Bool { plan.isAnimated }
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  var presentationStyle: UIModalPresentationStyle { plan.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    coordinator.percentComplete = min(max(percentComplete, 0), 1)
    motion?.place(at: coordinator.percentComplete)
    companion?.place(at: coordinator.percentComplete)
    if let heldTime {
      plan.container.layer.timeOffset = heldTime + Double(coordinator.percentComplete) * coordinator.transitionDuration
    }
  }

  func finishInteractiveTransition() { letGo(cancelled: false) }

  func cancelInteractiveTransition() { letGo(cancelled: true) }

  func pauseInteractiveTransition() {
    guard outcome == nil, plan.isAnimated else { return }
    isInteractive = true
    coordinator.isInteractive = true
  }

  private func letGo(cancelled: Bool) {
    guard isInteractive, outcome == nil else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator.isCancelled = cancelled
    if let interactor = plan.interactor {
      coordinator.completionVelocity = interactor.completionSpeed
      coordinator.completionCurve = interactor.completionCurve
    }
    coordinator.isInteractive = false
    releaseTime(cancelled: cancelled)
    if let motion {
      let speed = Double(coordinator.completionVelocity)
      TransitionAnimation.run(for: speed > 0 ? duration / speed : duration, curve: coordinator.completionCurve) {
        motion.place(at: cancelled ? 0 : 1)
        self.companion?.place(at: cancelled ? 0 : 1)
        if !cancelled { self.coordinator.runAnimations() }
      } completion: { [weak self] _ in
        self?.completeTransition(!cancelled)
      }
    } else {
      TransitionAnimation.run(for: coordinator.transitionDuration * Double(1 - coordinator.percentComplete)) {
        self.companion?.place(at: cancelled ? 0 : 1)
      } completion: { _ in
      }
      if animatorIsDone { completeTransition(!cancelled) }
    }
  }

  func completeTransition(_ didComplete: Bool) {
    if isInteractive {
      animatorIsDone = true
      return
    }
    guard outcome == nil else { return }
    outcome = didComplete && !transitionWasCancelled
    coordinator.percentComplete = didComplete ? 1 : 0
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: plan.from
    case .to: plan.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: plan.fromView
    case .to: plan.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === plan.from ? plan.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === plan.to ? plan.finalFrame : .zero
  }
}
