import CoreGraphics
import Foundation

/// An object that manages the presentation of a controller: its position, the surrounding views, and its dismissal.
///
/// This file declares the interface that subclasses override. The implementation is in the files beside it.
///
/// - Source: developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private final weak var presentedStorage: UIViewController?
  final weak var presentingStorage: UIViewController?
  final var run = PresentationRun()

  /// Creates a presentation controller. `presentingViewController` is updated to the actual presenting controller when
  /// the presentation begins.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  // MARK: - Controllers and style

  /// The presented controller. It has a strong reference to the presentation controller. The reference in the other
  /// direction is weak.
  open var presentedViewController: UIViewController {
    guard let presentedStorage else {
      fatalError("The presented view controller of a presentation controller was deallocated")
    }
    return presentedStorage
  }

  /// The presenting controller. If none was given, it is the presented controller until the presentation begins.
  open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    return style == .automatic ? .pageSheet : style
  }

  /// The object that adapts the presentation and decides about dismissals by the user. The reference is weak.
  @_disfavoredOverload  // Subclasses have a `delegate` of another type.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Returns the style with given traits, or `.none` for the presentation's own style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The style in a compact size class, or `.none` for the presentation's own style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  // MARK: - Views

  /// The view in which the presentation takes place, or `nil` before and after the presentation.
  open var containerView: UIView? { run.container }

  /// The view that is presented.
  ///
  /// - Default: The view of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of ``presentedView``, in the coordinates of ``containerView``.
  ///
  /// - Default: The bounds of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the container fills the window, instead of only the presenting controller's view.
  ///
  /// - Default: `true`, except for the styles of the current context.
  open var shouldPresentInFullscreen: Bool {
    presentationStyle != .currentContext && presentationStyle != .overCurrentContext
  }

  /// Whether the presenting controller's view is removed during the presentation.
  ///
  /// - Default: `false`.
  open var shouldRemovePresentersView: Bool { false }

  /// Tells the controller that the container is about to lay out its subviews. The default implementation does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// The effect behind the content of a sheet or a popover, which is visible where the content is clear.
  ///
  /// - Default: `nil`, for the background of the design. Other presentations display no effect.
  /// - Source: developer.apple.com/documentation/uikit/uipresentationcontroller/backgroundeffect
  open var backgroundEffect: UIVisualEffect? {
    didSet { if backgroundEffect != oldValue { run.container?.setNeedsLayout() } }
  }

  /// Tells the controller that the container laid out its subviews. The default implementation does nothing.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - Transitions

  /// Tells the controller that the presentation is about to begin. Overrides add views to the container. The default
  /// implementation does nothing.
  open func presentationTransitionWillBegin() {}

  /// Tells the controller that the presentation transition ended. The default implementation does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Tells the controller that the dismissal is about to begin. The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Tells the controller that the dismissal transition ended. The default implementation does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - HostEnvironment

  open var traitCollection: UITraitCollection {
    run.container?.traitCollection ?? presentingStorage?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Tells the controller that the traits changed. The default implementation does nothing. Presentations of hosts
  /// don't call it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    run.container?.setNeedsLayout()
  }

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size of a child container. The default is the size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Tells the controller that the size of the container is about to change. The default implementation tells the
  /// presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presented = presentedViewController
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
  }

  /// Tells the controller that the size classes are about to change. The default implementation tells the presented
  /// controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    presented.willTransition(to: presented.traits(in: newCollection), with: coordinator)
  }

  // MARK: - Hooks of UIKit's own presentations

  /// Whether touches outside the presented view are passed to the views below.
  var letsTouchesThrough: Bool { false }

  /// Returns whether a touch outside the presented view is passed to the views below.
  func passesTouch(at point: CGPoint, in container: UIView, with event: UIEvent?) -> Bool { false }

  /// Whether the presented controller determines the appearance of the status bar.
  var capturesStatusBar: Bool {
    shouldRemovePresentersView || presentedViewController.modalPresentationCapturesStatusBarAppearance
  }

  /// Positions the presented view in each layout pass of the container.
  func placePresentedView() {}

  /// Creates UIKit's own views, before anything else happens in the container.
  func prepareSurroundings() {}

  /// Adds the presented view to the container.
  func installPresentedView() {
    guard let container = run.container, let view = presentedView else { return }
    if view.superview !== container { container.addSubview(view) }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Removes the views that the presentation added around the presented view.
  func removeSurroundings() {}

  /// Creates UIKit's own motion of the transition.
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

/// A presentation that replaces the views below.
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
