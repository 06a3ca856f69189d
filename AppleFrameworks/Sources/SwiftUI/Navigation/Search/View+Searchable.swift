import UIKit

extension View {
  nonisolated private func searching(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
  ) -> some View {
    SearchHolder(content: self, text: text, isPresented: isPresented, prompt: prompt, placement: placement)
  }

  /// Adds a search field to the page's bar.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: The placement of the field. Default: below the navigation bar.
  ///   - prompt: The placeholder; `nil` (the default) is "Search".
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, nil, placement, prompt)
  }

  /// Adds a search field with a localized placeholder to the page's bar.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searching(text, nil, placement, Text(prompt))
  }

  /// Adds a search field with an unlocalized placeholder to the page's bar.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, nil, placement, Text(prompt))
  }

  /// Adds a search field to the page's bar, and reports whether the user is searching.
  ///
  /// - Parameter isPresented: Whether the user is searching. Setting it begins or ends the search.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searching(text, isPresented, placement, prompt)
  }

  /// Adds a search field with a localized placeholder to the page's bar, and reports whether the user is searching.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searching(text, isPresented, placement, Text(prompt))
  }

  /// Adds a search field with an unlocalized placeholder to the page's bar, and reports whether the user is searching.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, isPresented, placement, Text(prompt))
  }
}
