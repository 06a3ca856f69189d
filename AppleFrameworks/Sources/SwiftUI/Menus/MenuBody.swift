import UIKit

/// A button that opens a menu, or a submenu if it is listed in another menu.
struct MenuBody<Label: View, Items: View>: View {
  nonisolated(unsafe) let label: Label
  let items: Items
  let primaryAction: (@MainActor () -> Void)?
  @Environment(\.isListingItems) private var isListed
  @State private var source = MenuSource()

  var body: some View {
    if isListed {
      ListedEntry(label: label, content: items) { words, items, _ in .submenu(words, items) }
    } else {
      let source = source
      StyledButton(role: nil, action: primaryAction ?? {}, label: AnyView(label))
        .environment(\.buttonMenu, ButtonMenu(isPrimary: primaryAction == nil) { source.items })
      MenuItemViews(items: items, source: source)
    }
  }
}
