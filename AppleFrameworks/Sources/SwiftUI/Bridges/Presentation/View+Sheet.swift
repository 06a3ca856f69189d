import UIKit

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        SheetModifier(
          isWanted: $0, identity: nil, isFull: false, content: content, clear: { isPresented.wrappedValue = false },
          onDismiss: onDismiss)
      })
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    applying(
      PresentationReader(isPresented: item.isThere()) { _ in
        let current = item.wrappedValue
        return SheetModifier(
          isWanted: current != nil, identity: current.map { AnyHashable($0.id) }, isFull: false,
          content: { current.map { content($0) } }, clear: { item.wrappedValue = nil }, onDismiss: onDismiss)
      })
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        SheetModifier(
          isWanted: $0, identity: nil, isFull: true, content: content, clear: { isPresented.wrappedValue = false },
          onDismiss: onDismiss)
      })
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    applying(
      PresentationReader(isPresented: item.isThere()) { _ in
        let current = item.wrappedValue
        return SheetModifier(
          isWanted: current != nil, identity: current.map { AnyHashable($0.id) }, isFull: true,
          content: { current.map { content($0) } }, clear: { item.wrappedValue = nil }, onDismiss: onDismiss)
      })
  }
}
