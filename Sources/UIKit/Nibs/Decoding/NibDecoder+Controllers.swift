import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  /// What every controller has. Its view is made when it is asked for.
  func decode(_ controller: UIViewController) {
    nib.adopt(controller, for: object)
    controller.sceneStorage = nib.scene
    controller.title = nib.file.localization.text(of: object, ViewControllerElement.title)
    if let size = object[ViewControllerElement.preferredContentSize] { controller.preferredContentSize = CGSize(size) }
    decodeAccessibility(of: controller, nil)
  }

  /// The nib that a controller in a XIB or storyboard names for its view.
  var nibName: String? { object[ViewControllerElement.nibName] }
}
