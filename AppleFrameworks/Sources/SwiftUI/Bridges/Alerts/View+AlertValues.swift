import UIKit

extension View {
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        AlertModifier(
          isWanted: $0, style: .alert, words: { content().words($0) }, clear: { isPresented.wrappedValue = false })
      })
  }
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
    -> some View
  {
    applying(
      PresentationReader(isPresented: item.isThere()) { _ in
        let current = item.wrappedValue
        return AlertModifier(
          isWanted: current != nil, identity: current.map { AnyHashable($0.id) }, style: .alert,
          words: { node in current.map { content($0).words(node) } ?? AlertWords(items: []) },
          clear: { item.wrappedValue = nil })
      })
  }
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        AlertModifier(
          isWanted: $0, style: .actionSheet, words: { content().words($0) },
          clear: { isPresented.wrappedValue = false })
      })
  }
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    applying(
      PresentationReader(isPresented: item.isThere()) { _ in
        let current = item.wrappedValue
        return AlertModifier(
          isWanted: current != nil, identity: current.map { AnyHashable($0.id) }, style: .actionSheet,
          words: { node in current.map { content($0).words(node) } ?? AlertWords(items: []) },
          clear: { item.wrappedValue = nil })
      })
  }
}
