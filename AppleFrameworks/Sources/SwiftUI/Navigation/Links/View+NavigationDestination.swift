import UIKit

extension View {
  /// Pushes a page while a value is `true`. Going back sets it to `false`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)
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
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)
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

  /// Sets the page for values of a type in the path of the enclosing stack.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: A closure that creates the page's views for a value. The last registration for a type takes
  ///     precedence.
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    applying(DestinationModifier(destination: destination))
  }
}

/// A modifier that registers the page for values of a type.
struct DestinationModifier<D: Hashable, C: View>: EnvironmentModifier {
  nonisolated(unsafe) let destination: (D) -> C
  func apply(to values: inout EnvironmentValues) {
    let destination = destination
    values.navigation?.destinations[ObjectIdentifier(D.self)] = { value in
      (value as? D).map { value in AnyView(DeferredView { destination(value) }) }
    }
  }
}
