import Foundation

/// Hears of taps on tabs. Every method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbardelegate
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A tab was tapped, which may have been the selected one already. Selecting one in code is not told of.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
