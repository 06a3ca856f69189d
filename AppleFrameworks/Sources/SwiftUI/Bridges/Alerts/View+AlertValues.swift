import UIKit

extension View {
  /// Presents an alert while a value is `true`. Superseded by `alert(_:isPresented:actions:)`.
  ///
  /// - Parameter isPresented: Set to `false` when the alert is dismissed.
  /// - Source: developer.apple.com/documentation/swiftui/view/alert(ispresented:content:)
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        AlertModifier(
          isWanted: $0, style: .alert, content: content, clear: { isPresented.wrappedValue = false })
      })
  }

  /// Presents an alert while there is an item. Superseded by `alert(_:isPresented:presenting:actions:)`.
  ///
  /// - Parameter item: Set to `nil` when the alert is dismissed.
  /// - Source: developer.apple.com/documentation/swiftui/view/alert(item:content:)
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
    -> some View
  {
    applying(
      PresentationReader(isPresented: item.isThere()) { _ in
        let current = item.wrappedValue
        return AlertModifier(
          isWanted: current != nil, identity: current.map { AnyHashable($0.id) }, style: .alert,
          content: { current.map { content($0) } }, clear: { item.wrappedValue = nil })
      })
  }

  /// Presents an action sheet while a value is `true`. Superseded by `confirmationDialog(_:isPresented:actions:)`.
  ///
  /// - Parameter isPresented: Set to `false` when the action sheet is dismissed.
  /// - Source: developer.apple.com/documentation/swiftui/view/actionsheet(ispresented:content:)
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        AlertModifier(
          isWanted: $0, style: .actionSheet, content: content,
          clear: { isPresented.wrappedValue = false })
      })
  }

  /// Presents an action sheet while there is an item. Superseded by `confirmationDialog(_:isPresented:actions:)`.
  ///
  /// - Parameter item: Set to `nil` when the action sheet is dismissed.
  /// - Source: developer.apple.com/documentation/swiftui/view/actionsheet(item:content:)
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    applying(
      PresentationReader(isPresented: item.isThere()) { _ in
        let current = item.wrappedValue
        return AlertModifier(
          isWanted: current != nil, identity: current.map { AnyHashable($0.id) }, style: .actionSheet,
          content: { current.map { content($0) } }, clear: { item.wrappedValue = nil })
      })
  }
}
