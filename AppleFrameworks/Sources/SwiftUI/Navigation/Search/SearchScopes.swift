import UIKit

/// The activation mode of search scopes.
///
/// - Source: developer.apple.com/documentation/swiftui/searchscopeactivation
public struct SearchScopeActivation: Sendable {
  /// The default mode, which displays scopes while the user searches.
  public static var automatic: SearchScopeActivation { SearchScopeActivation() }
  /// The mode for displaying scopes while the field contains text. UIKit displays them while the user searches.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
  /// The mode that displays scopes while the user searches.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

/// The scopes of a search, and the binding to the selected scope.
@MainActor
struct SearchScopes {
  /// A closure that returns the views of the scopes.
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
  /// The scopes that are set outside of the view with the search field.
  var outerScopes: SearchScopes? {
    get { self[OuterScopesKey.self] }
    set { self[OuterScopesKey.self] = newValue }
  }
}

/// A view that reads the selected scope, so that changes by the app are displayed.
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
  /// Adds scopes to the search of the page, which the user selects from while searching.
  ///
  /// - Parameters:
  ///   - scope: The tag of the selected scope.
  ///   - scopes: The scopes, as texts with tags.
  /// - Source: developer.apple.com/documentation/swiftui/view/searchscopes(_:scopes:)
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    ScopesHolder(content: self, scope: scope, scopes: scopes())
  }

  /// Adds scopes to the search of the page, which the user selects from while searching.
  ///
  /// - Parameter activation: The activation mode. UIKit always displays the scopes while the user searches.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    ScopesHolder(content: self, scope: scope, scopes: scopes())
  }
}
