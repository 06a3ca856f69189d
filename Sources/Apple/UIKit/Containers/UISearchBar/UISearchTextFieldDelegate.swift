import FoundationSupplement

/// The delegate of a search field, which is that of its text field with what concerns tokens and suggestions. Every
/// method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtextfielddelegate
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Returns an item provider for the copy of a token. It is never called, since tokens are not copied here.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider

  /// The user chose a suggestion of the search controller.
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
