import Foundation

/// An object that is notified of the user's actions in a search bar. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchbardelegate
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether editing may begin. The default is `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells the delegate that editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Returns whether editing may end. The default is `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells the delegate that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Tells the delegate that the user changed or cleared the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Returns whether typed text may replace a range, in UTF-16 units. The default is `true`.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Tells the delegate that the return key was tapped. Editing continues.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Tells the delegate that the button of `showsBookmarkButton` was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// Tells the delegate that the cancel button was tapped. The bar keeps its text, and editing continues.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Tells the delegate that the button of `showsSearchResultsButton` was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// Tells the delegate that the user selected another scope.
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
