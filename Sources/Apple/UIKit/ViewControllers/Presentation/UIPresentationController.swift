import CoreGraphics
import Foundation

/// Keeps a presented controller on the screen: where it lies, what is around it, and how it goes away.
///
/// This file declares what subclasses override; how a presentation runs stands in the files beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private final weak var presentedStorage: UIViewController?
  final weak var presentingStorage: UIViewController?
  final var run = PresentationRun()

  /// Makes a presentation controller; `presentingViewController` becomes what really presents when it begins.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  // MARK: - Who and how

  /// The controller that is shown. It keeps the presentation controller alive, not the other way round.
  open var presentedViewController: UIViewController {
    guard let presentedStorage else {
      fatalError("A presentation controller was asked for its presented controller, which is gone")
    }
    return presentedStorage
  }

  /// The controller that presents; before the presentation begins, the presented one where none was given.
  open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    return style == .automatic ? .pageSheet : style
  }

  /// What adapts the presentation, and decides about dismissal by the user. It is not kept alive.
  @_disfavoredOverload  // Subclasses have a `delegate` of another type.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style with some traits; `.none` for the presentation's own.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The style in compact surroundings; `.none` for the presentation's own.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  // MARK: - Views

  /// The view in which the presentation takes place; `nil` before and after it.
  open var containerView: UIView? { run.container }

  /// The view that comes and goes.
  ///
  /// - Default: the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where ``presentedView`` lies when it has come, in the coordinates of ``containerView``.
  ///
  /// - Default: all of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the container fills the window, and not the presenting controller's view alone.
  ///
  /// - Default: `true`, but for the styles that name the current context.
  open var shouldPresentInFullscreen: Bool {
    presentationStyle != .currentContext && presentationStyle != .overCurrentContext
  }

  /// Whether the presenting controller's view is taken away while the presented one is there.
  ///
  /// - Default: `false`.
  open var shouldRemovePresentersView: Bool { false }

  /// The container is about to lay its subviews out. The default does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// The container has laid its subviews out. The default does nothing.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - Transitions

  /// The controller is about to come: add views to the container. The default does nothing.
  open func presentationTransitionWillBegin() {}

  /// The controller has come, or not. The default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The controller is about to go. The default does nothing.
  open func dismissalTransitionWillBegin() {}

  /// The controller has gone, or not. The default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - HostEnvironment

  open var traitCollection: UITraitCollection {
    run.container?.traitCollection ?? presentingStorage?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The traits have changed. The default does nothing; a host's presentations don't call it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The presented controller's wish.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    run.container?.setNeedsLayout()
  }

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of the container by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The container is about to get another size. The default tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presented = presentedViewController
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
  }

  /// The size classes are about to change. The default tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    presented.willTransition(to: presented.traits(in: newCollection), with: coordinator)
  }

  // MARK: - Hooks of UIKit's own presentations

  /// Whether touches beside what is presented reach what is below.
  var letsTouchesThrough: Bool { false }

  /// Whether a touch beside what is presented reaches what is below.
  func passesTouch(at point: CGPoint, in container: UIView, with event: UIEvent?) -> Bool { false }

  /// Whether the presented controller decides about the status bar.
  var capturesStatusBar: Bool {
    shouldRemovePresentersView || presentedViewController.modalPresentationCapturesStatusBarAppearance
  }

  /// Gives the presented view its place, in each layout of the container.
  func placePresentedView() {}

  /// Makes views of UIKit's own, before anything else happens in the container.
  func prepareSurroundings() {}

  /// Puts the presented view in.
  func installPresentedView() {
    guard let container = run.container, let view = presentedView else { return }
    if view.superview !== container { container.addSubview(view) }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Takes away what the presentation put around the presented view.
  func removeSurroundings() {}

  /// UIKit's own way of coming and going.
  func makeMotion(isComing: Bool, behind: UIView?) -> any TransitionMotion {
    let view = presentedView
    var style = presentedViewController.modalTransitionStyle
    if case .style(let preferred) = presentedViewController.preferredTransition?.kind { style = preferred }
    if let container = run.container,
      let zoom = ZoomMotion(
        of: presentedViewController, from: presentingViewController, in: container, isComing: isComing)
    {
      return zoom
    }
    switch style {
    case .coverVertical:
      let bounds = run.container?.bounds ?? .zero
      return CoverMotion(
        view: view, isComing: isComing, distance: bounds.height - frameOfPresentedViewInContainerView.minY
      ) { _ in }
    case .crossDissolve, .partialCurl:
      return FadeMotion(view: view, isComing: isComing) { _ in }
    case .flipHorizontal:
      return FlipMotion(from: isComing ? behind : view, to: isComing ? view : behind, isComing: isComing)
    }
  }
}

/// A presentation that takes the place of what was there.
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
