import UIKit

/// A view that reports a search field to the page that contains it, and to a navigation stack inside it.
nonisolated struct SearchHolder<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let placement: SearchFieldPlacement
  @Environment(\.searchSubmit) private var submit
  @Environment(\.outerScopes) private var scopes
  @Environment(\.searchToolbarBehavior) private var behavior

  @MainActor var body: some View {
    // The text is read here so that changes by the app update the field.
    let _ = text.wrappedValue
    let _ = isPresented?.wrappedValue
    let look = SearchLook(
      text: text, isPresented: isPresented, prompt: prompt, placement: placement,
      isMinimized: behavior.isMinimized, submit: submit, scopes: scopes)
    content.environment(\.outerSearch, look).preference(key: SearchLookKey.self, value: look)
  }
}
