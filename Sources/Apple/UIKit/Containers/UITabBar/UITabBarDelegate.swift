import Foundation

/// An object that is told about taps on tabs. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbardelegate
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that the user tapped a tab, even if it was already selected. Selection by code is not reported.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
