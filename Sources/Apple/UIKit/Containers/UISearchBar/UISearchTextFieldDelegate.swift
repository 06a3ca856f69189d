import FoundationSupplement

/// The delegate of a search field. It extends that of text fields for tokens and suggestions. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtextfielddelegate
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Returns an item provider for the copy of a token. It is never called, since tokens are not copied here.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider

  /// Tells the delegate that the user selected a suggestion of the search controller.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }

  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}
