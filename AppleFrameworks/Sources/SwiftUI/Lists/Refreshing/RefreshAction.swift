import UIKit

/// Loads a view's content again.
///
/// - Source: developer.apple.com/documentation/swiftui/refreshaction
public struct RefreshAction: Sendable {
  let action: @Sendable @MainActor () async -> Void
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What pulling down a list or a scroll view does; `nil` is nothing.
  public var refresh: RefreshAction? { refreshAction }
  var refreshAction: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lists and scroll views can be pulled down for new content; the wheel turns until the action has ended.
  nonisolated public func refreshable(action: @escaping @Sendable @MainActor () async -> Void) -> some View {
    environment(\.refreshAction, RefreshAction(action: action))
  }
}
