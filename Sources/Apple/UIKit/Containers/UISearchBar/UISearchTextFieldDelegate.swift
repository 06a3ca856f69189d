import FoundationSupplement

/// The delegate of a search field, which is that of its text field with what concerns tokens and suggestions. Every
/// method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtextfielddelegate
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// What a token is copied as. Nothing asks for it here: tokens are not copied.
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
