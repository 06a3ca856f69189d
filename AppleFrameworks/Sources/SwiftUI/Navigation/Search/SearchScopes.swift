import UIKit

/// When scopes of a search are shown.
///
/// - Source: developer.apple.com/documentation/swiftui/searchscopeactivation
public struct SearchScopeActivation: Sendable {
  /// The system's choice: while the user searches.
  public static var automatic: SearchScopeActivation { SearchScopeActivation() }
  /// While there is text in the field. UIKit shows them as soon as the user searches.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
  /// While the user searches.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

/// The scopes of a search, and the binding to the chosen one.
@MainActor
struct SearchScopes {
  /// The views of the scopes.
  let entries: @MainActor () -> [TabEntry]
  let select: @MainActor (AnyHashable) -> Void
  let selected: @MainActor () -> AnyHashable
}

enum SearchScopesKey: PreferenceKey {
  static var defaultValue: SearchScopes? { nil }
  static func reduce(value: inout SearchScopes?, nextValue: () -> SearchScopes?) { value = value ?? nextValue() }
}

private enum OuterScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
  /// Scopes that are set outside of the view with the search field.
  var outerScopes: SearchScopes? {
    get { self[OuterScopesKey.self] }
    set { self[OuterScopesKey.self] = newValue }
  }
}

/// Reads the chosen scope, so that changes by the app are shown.
nonisolated private struct ScopesHolder<Content: View, V: Hashable, S: View>: View {
  let content: Content
  let scope: Binding<V>
  let scopes: S

  @MainActor var body: some View {
    let _ = scope.wrappedValue
    let (scope, scopes) = (scope, scopes)
    let all = SearchScopes(
      entries: { TabViews.entries(scopes) },
      select: { if let value = $0.base as? V { scope.wrappedValue = value } },
      selected: { AnyHashable(scope.wrappedValue) })
    content.environment(\.outerScopes, all).preference(key: SearchScopesKey.self, value: all)
  }
}

extension View {
  /// Adds scopes to the search of the page, which the user chooses from while searching.
  ///
  /// - Parameters:
  ///   - scope: The tag of the chosen scope.
  ///   - scopes: The scopes, as texts with tags.
  /// - Source: developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:)
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    ScopesHolder(content: self, scope: scope, scopes: scopes())
  }

  /// Adds scopes to the search of the page, which the user chooses from while searching.
  ///
  /// - Parameter activation: When they are shown; UIKit shows them while the user searches.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    ScopesHolder(content: self, scope: scope, scopes: scopes())
  }
}
