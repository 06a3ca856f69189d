import Foundation

/// Decides about, and hears of, what the user does in a search bar. Every method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchbardelegate
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin. The default is `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether editing may end. The default is `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The user changed the text, or emptied it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether what the user typed may take the place of a range, in UTF-16 units. The default is `true`.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The return key was tapped. The bar goes on being edited.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The button of `showsBookmarkButton` was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// The cancel button was tapped. The bar keeps its text and goes on being edited.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// The button of `showsSearchResultsButton` was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// The user chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
