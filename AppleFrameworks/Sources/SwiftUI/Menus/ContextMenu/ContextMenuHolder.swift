import UIKit

/// A view with a context menu.
nonisolated struct ContextMenuHolder<Content: View, Items: View>: View {
  let content: Content
  let items: Items
  let preview: (@MainActor () -> AnyView)?
  @State private var source = MenuSource()

  @MainActor var body: some View {
    content.applying(ContextMenuModifier(source: source, preview: preview))
      .applying(TraitModifier<RowMenuTrait>(value: RowMenu(source: source, preview: preview)))
    MenuItemViews(items: items, source: source)
  }
}
