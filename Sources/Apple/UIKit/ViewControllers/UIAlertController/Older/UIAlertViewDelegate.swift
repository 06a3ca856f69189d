import Foundation

/// An object that is told about taps on the buttons of an alert view. All methods are optional. Deprecated by Apple
/// since iOS 9.
///
/// - Source: developer.apple.com/documentation/uikit/uialertviewdelegate
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// Tells the delegate that the user tapped a button.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Tells the delegate that the alert is about to be presented.
  func willPresent(_ alertView: UIAlertView)
  /// Tells the delegate that the alert was presented.
  func didPresent(_ alertView: UIAlertView)
  /// Tells the delegate that the alert is about to be dismissed.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells the delegate that the alert was dismissed.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
