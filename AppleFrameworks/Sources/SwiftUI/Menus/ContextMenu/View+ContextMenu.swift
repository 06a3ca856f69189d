import UIKit

extension View {
  /// Adds a context menu, which a long press opens.
  ///
  /// - Parameter menuItems: The menu's items. Without items, no menu is added.
  /// - Source: developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    ContextMenuHolder(content: self, items: menuItems(), preview: nil)
  }

  /// Adds a context menu that displays a preview while it is open.
  ///
  /// - Parameters:
  ///   - menuItems: The menu's items. Without items, no menu is added.
  ///   - preview: The views of the preview.
  /// - Source: developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:preview:)
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    let shown = AnyView(preview())
    return ContextMenuHolder(content: self, items: menuItems(), preview: { shown })
  }
}
