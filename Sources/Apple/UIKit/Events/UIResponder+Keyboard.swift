// The notifications about the keyboard.
//
// The object of each notification is the screen. Its user info has the keys below.

extension UIResponder {
  /// The name of the notification that the keyboard is about to be displayed or to change its height.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")

  /// The name of the notification that the keyboard was displayed or changed its height.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")

  /// The name of the notification that the keyboard is about to be hidden.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")

  /// The name of the notification that the keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")

  /// The name of the notification that the keyboard's frame is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")

  /// The name of the notification that the keyboard's frame changed.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's frame before the change, an `NSValue` with a rectangle in the screen's coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// The key of the keyboard's frame after the change, an `NSValue` with a rectangle in the screen's coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// The key of the duration of the change, an `NSNumber` with seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  /// The key of the curve of the change, an `NSNumber` with the raw value of an animation curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  /// The key of whether the keyboard belongs to the app and not to another one beside it, an `NSNumber` with a Boolean.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
