import UIKit

/// The state of a presentation: its controller, and the response to a dismissal by the user.
final class Presented: NSObject, UIAdaptivePresentationControllerDelegate {
  weak var controller: UIViewController?
  var identity: AnyHashable?
  var isBusy = false
  var ended: () -> Void = {}

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    controller = nil
    ended()
  }
}
