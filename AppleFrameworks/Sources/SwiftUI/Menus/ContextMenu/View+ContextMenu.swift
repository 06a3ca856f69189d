import UIKit

extension View {
  /// A menu for a touch that stays; none while there are no items.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    ContextMenuHolder(content: self, items: menuItems(), preview: nil)
  }
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    let shown = AnyView(preview())
    return ContextMenuHolder(content: self, items: menuItems(), preview: { shown })
  }
}
