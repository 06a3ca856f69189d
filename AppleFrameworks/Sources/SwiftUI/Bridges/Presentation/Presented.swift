import UIKit

/// The state of a presentation: its controller, and what to do when the user dismisses it.
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
