import Foundation

/// An object that adapts presentations to size classes and decides about dismissals by the user. All methods are
/// optional.
///
/// For dismissals by code, no method is called.
///
/// - Source: developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks the delegate for the style in a compact size class. By default, the presentation decides.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// Asks the delegate for the style with given traits. The default is the result of `adaptivePresentationStyle(for:)`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Tells the delegate to prepare the presentation controller of an adapted style.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )

  /// Asks the delegate for the controller that is presented in an adapted style. The default is the original
  /// controller.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Tells the delegate that the presentation is about to begin in an adapted style, or in its own style if it is
  /// `.none`.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Asks the delegate whether the user may dismiss the controller. The default is `true`. It is not asked if the
  /// controller is modal.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Tells the delegate that the user is about to dismiss the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells the delegate that the user dismissed the controller, after the transition.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells the delegate that the user tried to dismiss the controller without success.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.adaptivePresentationStyle(for: controller.traitCollection)
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }

  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}

  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
