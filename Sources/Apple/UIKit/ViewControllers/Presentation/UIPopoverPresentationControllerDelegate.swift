import CoreGraphics
import Foundation

/// An object that prepares and moves popovers. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the popover is about to be presented, so that it can set the source.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
