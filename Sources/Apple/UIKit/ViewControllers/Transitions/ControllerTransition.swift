import Foundation
import QuartzCore

/// One change of what a container or presentation shows, from the first callback to the last: the context that animators see.
///
/// A transition begins at once and ends with a frame of the window, when its animation is over: so that what comes was laid
/// out and drawn before it has appeared.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// What changes, and who has to hear of it.
  @MainActor
  struct Plan {
    var container: UIView
    var from: UIViewController?
    var to: UIViewController?
    /// The views that move; none for those that stay behind.
    var fromView: UIView?
    var toView: UIView?
    var isAnimated: Bool
    var presentationStyle = UIModalPresentationStyle.none
    var initialFrame: CGRect = .zero
    var finalFrame: CGRect = .zero
    /// In seconds; nil for what pushing takes.
    var duration: TimeInterval?
    /// Puts the new view in for UIKit's own motion, and makes that.
    var makeMotion: () -> any TransitionMotion = { StillMotion() }
    /// Makes what moves along, whoever animates the views: a bar.
    var makeCompanion: () -> (any TransitionMotion)? = { nil }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Whether UIKit's own motion waits for a finger.
    var isUnderFinger = false
    /// Callbacks before anything moves.
    var begin: () -> Void = {}
    /// Callbacks when all is over; gets whether the transition came to its end.
    var end: (Bool) -> Void = { _ in }
  }

  private let plan: Plan
  private var duration: TimeInterval { plan.duration ?? plan.container.measures.transitions.slideDuration }
  private(set) lazy var coordinator = TransitionCoordinator(in: plan.container, of: self)
  private var motion: (any TransitionMotion)?
  private var companion: (any TransitionMotion)?
  private var outcome: Bool?
  /// A custom animator that was done while the finger was still down.
  private var animatorIsDone = false
  /// The container's time when a finger stopped it.
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

  /// Whether all is over but the last callbacks, which the next frame brings.
  var awaitsEnd: Bool { outcome != nil && !hasEnded }

  /// Begins. The container and the controllers know the coordinator from here on.
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

  /// Has a custom animator make its changes, which then wait for the finger: time stands still in the container.
  func animateUnderFinger() {
    let layer = plan.container.layer
    let start = layer.convertTime(AppHost.current.clock.now, from: nil)
    heldTime = start
    layer.speed = 0
    layer.timeOffset = start
    plan.animator?.animateTransition(using: self)
    coordinator.runAnimations()
  }

  /// Time goes on in the container, from where the finger left it.
  private func releaseTime(cancelled: Bool) {
    guard heldTime != nil else { return }
    heldTime = nil
    let layer = plan.container.layer
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(AppHost.current.clock.now, from: nil) - paused
    // The way back is not shown: what was to come is taken away.
    if cancelled { removeAnimations(below: layer) }
  }

  private func removeAnimations(below layer: CALayer) {
    layer.removeAllAnimations()
    for sublayer in layer.sublayers ?? [] { removeAnimations(below: sublayer) }
  }

  /// The view that comes is in the window.
  func announceIsAppearing() {
    guard outcome != false, plan.toView?.window != nil || plan.toView == nil else { return }
    plan.to?.announceIsAppearing()
  }

  /// The last callbacks, where the animation is over.
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

  /// Jumps to the end, wherever the animation is.
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

  // MARK: - What animators see

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
    coordinator.isInteractive = false
    releaseTime(cancelled: cancelled)
    if let motion {
      TransitionAnimation.run(for: duration) {
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
