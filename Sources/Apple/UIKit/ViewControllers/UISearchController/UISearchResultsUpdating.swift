import Foundation

/// Hears of what is searched.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchresultsupdating
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search bar became the first responder, or its text, scope or tokens have changed.
  func updateSearchResults(for searchController: UISearchController)

  /// The user has chosen a proposal. Optional.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
