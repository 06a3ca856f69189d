import CoreGraphics
import Foundation

// The course of a presentation, from its first callback to the last one of its dismissal.

extension UIPresentationController {
  // MARK: - Presenting

  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presentingStorage, let presenterView = presenter.viewIfLoaded,
      let window = presenterView.window
    else { return }
    let presented = presentedViewController
    presenter.extras.presented = presented
    presented.extras.presenting = presenter
    run.isActive = true
    let container = makeContainer(over: presenterView, in: window)
    prepareSurroundings()
    let presentedView: UIView? = self.presentedView
    let removes = shouldRemovePresentersView
    var plan = ControllerTransition.Plan(
      container: container, from: presenter, to: presented, fromView: removes ? presenterView : nil,
      toView: presentedView, isAnimated: animated, presentationStyle: presentationStyle)
    plan.duration = container.measures.transitions.coverDuration
    plan.initialFrame = presenterView.frame
    plan.finalFrame = frameOfPresentedViewInContainerView
    if animated, let delegate = presented.transitioningDelegate {
      plan.animator = delegate.animationController(
        forPresented: presented, presenting: presenter, source: presenter)
      if let animator = plan.animator {
        plan.interactor = delegate.interactionControllerForPresentation(using: animator)
      }
    }
    // The presentation controller lives as long as the presented controller, to which the presenting one has a strong
    // reference.
    plan.begin = { [unowned self] in
      presented.extras.roles.insert(.beingPresented)
      presenterView.endEditing(true)
      presentationTransitionWillBegin()
      if removes { presenter.beginDisappearance(animated: animated) }
      presented.beginAppearance(animated: animated)
    }
    plan.makeMotion = { [unowned self] in
      installPresentedView()
      return animated ? makeMotion(isComing: true, behind: presenterView) : makeMotion(isComing: true, behind: nil)
    }
    plan.end = { [unowned self] finished in
      presentationDidEnd(presenter, presented, finished: finished, animated: animated)
      if finished { completion?() }
    }
    let transition = ControllerTransition(plan)
    run.transition = transition
    transition.start(in: window)
  }

  private func makeContainer(over presenterView: UIView, in window: UIWindow) -> PresentationContainerView {
    let container = PresentationContainerView()
    container.controller = self
    // Assistive technologies are restricted to the presented view.
    container.accessibilityViewIsModal = true
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    run.container = container
    if !shouldPresentInFullscreen, let superview = presenterView.superview {
      container.frame = presenterView.frame
      superview.insertSubview(container, aboveSubview: presenterView)
    } else {
      container.frame = window.bounds
      window.addSubview(container)
    }
    return container
  }

  private func presentationDidEnd(
    _ presenter: UIViewController, _ presented: UIViewController, finished: Bool, animated: Bool
  ) {
    run.transition = nil
    let removes = shouldRemovePresentersView
    if finished {
      if presentedView?.superview == nil { installPresentedView() }
      presentationTransitionDidEnd(true)
      if removes { takePresenterAway(presenter) }
      presented.endAppearance()
      if removes { presenter.endDisappearance() }
    } else {
      presented.beginDisappearance(animated: animated)
      presentedView?.removeFromSuperview()
      presented.endDisappearance()
      presentationTransitionDidEnd(false)
      if removes {
        presenter.beginAppearance(animated: animated)
        presenter.endAppearance()
      }
      forget(presenter, presented)
    }
  }

  private func takePresenterAway(_ presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded else { return }
    run.presentersSuperview = view.superview
    view.removeFromSuperview()
  }

  private func bringPresenterBack(_ presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, view.superview == nil, let superview = run.presentersSuperview else {
      return
    }
    run.presentersSuperview = nil
    view.frame = superview.bounds
    superview.insertSubview(view, at: 0)
  }

  /// Clears all references after the presentation.
  private func forget(_ presenter: UIViewController?, _ presented: UIViewController) {
    removeSurroundings()
    run.container?.removeFromSuperview()
    run = PresentationRun()
    if presenter?.extras.presented === presented { presenter?.extras.presented = nil }
    presented.extras.presenting = nil
    presented.extras.presentation = nil
  }

  // MARK: - Dismissing

  /// The controllers that are presented from this one upward, including this one.
  private var chain: [UIViewController] {
    var result = [presentedViewController]
    while let next = result.last?.extras.presented { result.append(next) }
    return result
  }

  func dismiss(animated: Bool, byUser: Bool, isUnderFinger: Bool = false, completion: (() -> Void)?) {
    guard let presenter = presentingStorage, run.isActive else { return }
    let chain = self.chain
    // Transitions in progress are completed before the dismissal.
    for controller in chain { controller.activePresentation?.run.transition?.endNow() }
    guard run.isActive, let top = chain.last, let topPresentation = top.activePresentation,
      let container = topPresentation.run.container
    else { return }
    let window = container.window
    // These references keep the presentation controllers alive until the last callback.
    let presentations = chain.compactMap(\.activePresentation)
    let delegate = self.delegate
    let topView = topPresentation.presentedView
    var plan = ControllerTransition.Plan(
      container: container, from: top, to: presenter, fromView: topView,
      toView: shouldRemovePresentersView ? presenter.viewIfLoaded : nil, isAnimated: animated && window != nil,
      presentationStyle: presentationStyle)
    plan.duration = container.measures.transitions.coverDuration
    plan.isUnderFinger = isUnderFinger
    plan.initialFrame = topView?.frame ?? .zero
    plan.finalFrame = container.bounds
    if animated, let own = top.transitioningDelegate {
      plan.animator = own.animationController(forDismissed: top)
      if let animator = plan.animator { plan.interactor = own.interactionControllerForDismissal(using: animator) }
    }
    let wasShown = presenter.appearance.isShown
    plan.begin = {
      for controller in chain { controller.extras.roles.insert(.beingDismissed) }
      for presentation in presentations.reversed() { presentation.dismissalTransitionWillBegin() }
      self.bringPresenterBack(presenter)
      for controller in chain.reversed() where controller.appearance.isShown {
        controller.beginDisappearance(animated: animated)
      }
      for presentation in presentations.dropLast() {
        presentation.removeSurroundings()
        presentation.run.container?.isHidden = true
      }
      if !wasShown { presenter.beginAppearance(animated: animated) }
    }
    plan.makeMotion = {
      topPresentation.makeMotion(isComing: false, behind: animated ? presenter.viewIfLoaded : nil)
    }
    plan.end = { finished in
      self.run.transition = nil
      guard finished else {
        self.dismissalWasCancelled(presenter, chain, wasShown: wasShown, animated: animated)
        return
      }
      for presentation in presentations.reversed() { presentation.presentedView?.removeFromSuperview() }
      for presentation in presentations.reversed() { presentation.dismissalTransitionDidEnd(true) }
      if !wasShown { presenter.endAppearance() }
      for controller in chain.reversed() {
        controller.endDisappearance()
        controller.extras.roles.remove(.beingDismissed)
      }
      for (controller, presentation) in zip(chain, presentations).reversed() {
        presentation.forget(presentation.presentingStorage, controller)
      }
      completion?()
      if byUser { delegate?.presentationControllerDidDismiss(self) }
    }
    let transition = ControllerTransition(plan)
    run.transition = transition
    transition.start(in: window)
    if !plan.isAnimated {
      if let window { FrameLoop.layoutIfNeeded(window) }
      transition.endIfOver()
    }
  }

  private func dismissalWasCancelled(
    _ presenter: UIViewController, _ chain: [UIViewController], wasShown: Bool, animated: Bool
  ) {
    for controller in chain { controller.extras.roles.remove(.beingDismissed) }
    if !wasShown {
      presenter.beginDisappearance(animated: animated)
      takePresenterAway(presenter)
      presenter.endDisappearance()
    }
    for controller in chain {
      controller.activePresentation?.run.container?.isHidden = false
      if controller.appearance.isDisappearing {
        controller.beginAppearance(animated: animated)
        controller.endAppearance()
      }
    }
    for presentation in chain.compactMap(\.activePresentation).reversed() {
      presentation.dismissalTransitionDidEnd(false)
    }
  }
}
