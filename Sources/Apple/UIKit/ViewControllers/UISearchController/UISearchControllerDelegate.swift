import Foundation

/// An object that is notified when a search begins and ends. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontrollerdelegate
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Tells the delegate that the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Tells the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Tells the delegate that the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)

  /// Asks the delegate to present the search controller in a custom way.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}

  public func didPresentSearchController(_ searchController: UISearchController) {}

  public func willDismissSearchController(_ searchController: UISearchController) {}

  public func didDismissSearchController(_ searchController: UISearchController) {}

  public func presentSearchController(_ searchController: UISearchController) {}
}
