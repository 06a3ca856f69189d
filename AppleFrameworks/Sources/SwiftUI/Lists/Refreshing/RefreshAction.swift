import UIKit

/// An action that refreshes a view's content.
///
/// - Source: developer.apple.com/documentation/swiftui/refreshaction
public struct RefreshAction: Sendable {
  let action: @Sendable @MainActor () async -> Void
  /// Performs the action and waits until it ends.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The action of pulling down a list or a scroll view; `nil` (the default) for no action.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/environmentvalues/refresh
  public var refresh: RefreshAction? { refreshAction }
  var refreshAction: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of pulling down lists and scroll views. The indicator spins until the action ends.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/refreshable(action:)
  nonisolated public func refreshable(action: @escaping @Sendable @MainActor () async -> Void) -> some View {
    environment(\.refreshAction, RefreshAction(action: action))
  }
}
