import UIKit

extension View {
  /// Pushes a page while a value is `true`. Going back sets it to `false`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    SelectionReader(content: self, value: isPresented) { content, isShown in
      content.applying(
        PushModifier(
          wanted: isShown ? true : nil, current: { isPresented.wrappedValue ? true : nil }, page: destination,
          clear: { isPresented.wrappedValue = false }))
    }
  }

  /// Pushes a page while there is an item. Going back sets it to `nil`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    SelectionReader(content: self, value: item) { content, current in
      content.applying(
        PushModifier(
          wanted: current.map { AnyHashable($0) }, current: { item.wrappedValue.map { AnyHashable($0) } },
          page: { item.wrappedValue.map { destination($0) } }, clear: { item.wrappedValue = nil }))
    }
  }
}
