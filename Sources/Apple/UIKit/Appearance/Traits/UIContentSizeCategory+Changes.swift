import Foundation

extension UIContentSizeCategory {
  /// The user asked for another size of text.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The key, in the notification's `userInfo`, of the new size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
