/// An object that is told about the color that the user chooses. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user chose a color. `continuously` is `true` while the touch still moves.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Tells the delegate that the user chose a color, in the form of iOS 14 and earlier.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Tells the delegate that the user closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
