import UIKit

/// An action that ends a search.
///
/// Unchecked: The weak reference is read only on the main thread.
///
/// - Source: developer.apple.com/documentation/swiftui/dismisssearchaction
public struct DismissSearchAction: @unchecked Sendable {
  weak var link: SearchLink?
  /// Ends the search and clears the field.
  @MainActor public func callAsFunction() { link?.end() }
}

private enum SearchLinkKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }

extension EnvironmentValues {
  /// The action that ends the search of the page and clears its field.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/dismisssearch
  public var dismissSearch: DismissSearchAction { searchDismissal }
  var searchDismissal: DismissSearchAction {
    get { self[SearchLinkKey.self] }
    set { self[SearchLinkKey.self] = newValue }
  }
}
