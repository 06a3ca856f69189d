import Foundation

/// An object that is notified of changes of a search.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchresultsupdating
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after the search bar became the first responder, or its text, scope or tokens have changed.
  func updateSearchResults(for searchController: UISearchController)

  /// Called after the user has selected a suggestion. Optional.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
