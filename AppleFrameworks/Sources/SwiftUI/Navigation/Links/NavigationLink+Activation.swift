import UIKit

extension NavigationLink {
  /// Creates a link to a page that is displayed while a value is `true`. Superseded by
  /// `navigationDestination(isPresented:destination:)`.
  ///
  /// - Parameter isActive: Whether the page is displayed. A tap sets it to `true`, and going back sets it to `false`.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
    self.isActive = isActive
  }

  /// Creates a link to a page that is displayed while a value is `true`. Superseded by
  /// `navigationDestination(isPresented:destination:)`.
  ///
  /// - Parameter isActive: Whether the page is displayed. A tap sets it to `true`, and going back sets it to `false`.
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Creates a link to a page that is displayed while a value equals the link's tag. Superseded by
  /// `navigationDestination(item:destination:)`.
  ///
  /// - Parameter selection: The selected tag. A tap sets it to `tag`, and going back sets it to `nil`.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
      })
    self.init(isActive: isActive, destination: destination, label: label)
  }

  /// Creates a link to a page that is displayed while a value equals the link's tag. Superseded by
  /// `navigationDestination(item:destination:)`.
  ///
  /// - Parameter selection: The selected tag. A tap sets it to `tag`, and going back sets it to `nil`.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title to a page that is displayed while a value is `true`.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }, label: { Text(titleKey) })
  }

  /// Creates a link with a localized title to a page that is displayed while a value is `true`, and created on demand.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }
}
