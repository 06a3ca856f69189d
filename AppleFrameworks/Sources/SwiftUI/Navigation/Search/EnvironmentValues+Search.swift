import UIKit

private enum SearchSubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum SearchWordsKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
  var searchSubmit: [() -> Void] {
    get { self[SearchSubmitKey.self] }
    set { self[SearchSubmitKey.self] = newValue }
  }

  /// Whether the user is searching on the page.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/issearching
  public var isSearching: Bool { isInSearch }
  var isInSearch: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }
  var searchWords: String {
    get { self[SearchWordsKey.self] }
    set { self[SearchWordsKey.self] = newValue }
  }
}
