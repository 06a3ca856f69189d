import Foundation

/// Hears of the coming and going of a search. Every method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontrollerdelegate
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)

  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)

  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)

  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)

  /// The user wants to search: present the controller here to do it in a way of your own.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}

  public func didPresentSearchController(_ searchController: UISearchController) {}

  public func willDismissSearchController(_ searchController: UISearchController) {}

  public func didDismissSearchController(_ searchController: UISearchController) {}

  public func presentSearchController(_ searchController: UISearchController) {}
}
