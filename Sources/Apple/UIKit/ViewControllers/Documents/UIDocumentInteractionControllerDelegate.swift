import CoreGraphics

/// An object that provides the origin of a file's preview and is told about actions. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Asks the delegate for the controller over which a preview is presented, or for the navigation controller onto
  /// which it is pushed. Without a controller there is no preview.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  /// Asks the delegate for the rectangle from which a preview is presented, in the coordinates of the preview's source
  /// view. The default is zero.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Asks the delegate for the view from which a preview is presented. The default is `nil`.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Tells the delegate that a preview is about to be presented.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the preview was dismissed.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the menu of actions is about to be presented.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the menu of actions was dismissed.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the menu of other apps is about to be presented. Hosts have no other apps.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the menu of other apps was dismissed.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the file is about to be passed to another app. Hosts have no other apps.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Tells the delegate that the file was passed to another app.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  {
    NoPreviewController()
  }
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
    .zero
  }
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
    nil
  }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}

/// The default result of a delegate that provides no controller.
final class NoPreviewController: UIViewController {}
