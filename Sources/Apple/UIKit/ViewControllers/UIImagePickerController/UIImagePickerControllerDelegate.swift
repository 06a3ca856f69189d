import Foundation

/// An object that is told about the picture that the user chooses. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user chose a picture. The delegate must dismiss the controller.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Tells the delegate that the user canceled the picker. The delegate must dismiss the controller. The default
  /// implementation dismisses it.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
