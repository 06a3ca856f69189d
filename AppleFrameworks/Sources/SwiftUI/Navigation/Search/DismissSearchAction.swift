import UIKit

/// Ends a search.
///
/// - Source: developer.apple.com/documentation/swiftui/dismisssearchaction
public struct DismissSearchAction: @unchecked Sendable {
  weak var link: SearchLink?
  /// The field is empty then.
  @MainActor public func callAsFunction() { link?.end() }
}

private enum SearchLinkKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }

extension EnvironmentValues {
  public var dismissSearch: DismissSearchAction { searchDismissal }
  var searchDismissal: DismissSearchAction {
    get { self[SearchLinkKey.self] }
    set { self[SearchLinkKey.self] = newValue }
  }
}
