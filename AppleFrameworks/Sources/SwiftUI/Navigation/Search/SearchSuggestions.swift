import UIKit

private enum FillSearchKey: EnvironmentKey { static var defaultValue: (@MainActor (String) -> Void)? { nil } }

extension EnvironmentValues {
  /// A closure that sets the text of the search; `nil` outside of suggestions.
  var fillSearch: (@MainActor (String) -> Void)? {
    get { self[FillSearchKey.self] }
    set { self[FillSearchKey.self] = newValue }
  }
}

/// A view that displays a suggestion, which sets the text of the search.
nonisolated private struct CompletionView<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.fillSearch) private var fill

  @MainActor var body: some View {
    let (fill, completion) = (fill, completion)
    content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      .applying(
        TraitModifier<RowActionTrait>(
          value: RowAction(action: { fill?(completion) }, showsArrow: false)))
  }
}

extension View {
  /// Adds suggestions to the search of the page. They are displayed in place of the page while the user searches.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/searchsuggestions(_:)
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let views = AnyView(suggestions())
    return SuggestionsHolder(content: self, suggestions: views)
  }

  /// Sets the text of the search when the user selects the view from the suggestions.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/searchcompletion(_:)
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    CompletionView(content: self, completion: completion)
  }
}

/// A view that displays suggestions over its content while the user searches.
nonisolated private struct SuggestionsHolder<Content: View>: View {
  let content: Content
  let suggestions: AnyView
  @Environment(\.isSearching) private var isSearching
  @Environment(\.searchFilling) private var fill

  @MainActor var body: some View {
    let isShown = isSearching && !TabViews.entries(suggestions).isEmpty
    content.overlay {
      if isShown { List { suggestions }.listStyle(.plain).environment(\.fillSearch, fill) }
    }
  }
}

private enum SearchFillingKey: EnvironmentKey { static var defaultValue: (@MainActor (String) -> Void)? { nil } }

extension EnvironmentValues {
  /// A closure that sets the text of the page's search.
  var searchFilling: (@MainActor (String) -> Void)? {
    get { self[SearchFillingKey.self] }
    set { self[SearchFillingKey.self] = newValue }
  }
}
