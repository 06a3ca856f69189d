import Foundation

/// An object that is told about taps on the buttons of an action sheet. All methods are optional. Deprecated by Apple
/// since iOS 8.3.
///
/// - Source: developer.apple.com/documentation/uikit/uiactionsheetdelegate
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {
  /// Tells the delegate that the user tapped a button.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Tells the delegate that the sheet is about to be presented.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the sheet was presented.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Tells the delegate that the sheet is about to be dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells the delegate that the sheet was dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
