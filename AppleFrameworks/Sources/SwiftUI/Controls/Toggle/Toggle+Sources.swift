import UIKit

extension Toggle {
  /// Creates a toggle for several values. It is on if all values are, and changes all of them.
  ///
  /// - Parameters:
  ///   - sources: A binding to the elements with the values.
  ///   - isOn: The key path of an element's value.
  ///   - label: The views that describe the purpose of the toggle.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/toggle/init(sources:ison:label:)
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    nonisolated(unsafe) let values = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { values.allSatisfy(\.wrappedValue) },
        set: { isOn in for value in values { value.wrappedValue = isOn } }), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title for several values.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with an unlocalized title for several values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
