import UIKit

/// The look of a search field among the items of a toolbar.
///
/// - Source: developer.apple.com/documentation/swiftui/searchtoolbarbehavior
public struct SearchToolbarBehavior: Equatable, Sendable {
  let isMinimized: Bool
  /// The system's choice: a field.
  public static let automatic = SearchToolbarBehavior(isMinimized: false)
  /// A button while the search is inactive.
  public static let minimize = SearchToolbarBehavior(isMinimized: true)
}

private enum SearchToolbarBehaviorKey: EnvironmentKey {
  static var defaultValue: SearchToolbarBehavior { .automatic }
}

extension EnvironmentValues {
  var searchToolbarBehavior: SearchToolbarBehavior {
    get { self[SearchToolbarBehaviorKey.self] }
    set { self[SearchToolbarBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of search fields that lie among the items of toolbars. It stands after `searchable`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/searchtoolbarbehavior(_:)
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    environment(\.searchToolbarBehavior, behavior)
  }
}
