import UIKit

extension View {
  /// Presents a sheet while a value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is presented. It is set to `false` when the sheet is dismissed.
  ///   - onDismiss: A closure that is called after the sheet is dismissed.
  ///   - content: The sheet's views. They are evaluated again when state that they read changes.
  /// - Source: developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
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

  /// Presents a sheet while there is an item. An item with another identifier replaces the sheet.
  ///
  /// - Parameters:
  ///   - item: The item to present. It is set to `nil` when the sheet is dismissed.
  ///   - onDismiss: A closure that is called after the sheet is dismissed.
  ///   - content: The sheet's views for an item.
  /// - Source: developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
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

  /// Covers the screen with views while a value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is presented. It is set to `false` when the cover is dismissed.
  ///   - onDismiss: A closure that is called after the cover is dismissed.
  ///   - content: The cover's views. They are evaluated again when state that they read changes.
  /// - Source: developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)
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

  /// Covers the screen with views while there is an item. An item with another identifier replaces the cover.
  ///
  /// - Parameters:
  ///   - item: The item to present. It is set to `nil` when the cover is dismissed.
  ///   - onDismiss: A closure that is called after the cover is dismissed.
  ///   - content: The cover's views for an item.
  /// - Source: developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:)
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
