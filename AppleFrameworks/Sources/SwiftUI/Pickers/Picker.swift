import UIKit

/// A control for selecting one of several options.
///
/// - Source: developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: PickerSelection
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  /// The view for the current value in styles that display it; `nil` for the selected option.
  let current: AnyView?

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected option.
  ///   - content: The options, each with a tag. The tag of a `ForEach` element defaults to its identifier.
  ///   - label: The views that describe the value.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = PickerSelection(selection)
    self.label = label()
    self.content = content()
    current = nil
  }

  /// Creates a picker with a custom view for the current value.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected option.
  ///   - content: The options.
  ///   - label: The views that describe the value.
  ///   - currentValueLabel: The view for the current value, in the menu and navigation link styles.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.selection = PickerSelection(selection)
    self.label = label()
    self.content = content()
    current = AnyView(currentValueLabel())
  }

  /// Creates a picker with a view as its label.
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = PickerSelection(selection)
    self.label = label
    self.content = content()
    current = nil
  }

  /// Creates a picker that sets several values at the same time.
  ///
  /// - Parameters:
  ///   - sources: The elements with the values.
  ///   - selection: The key path of an element's value. An option is selected if all values equal its tag.
  ///   - content: The options.
  ///   - label: The views that describe the value.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = PickerSelection(sources, selection)
    self.label = label()
    self.content = content()
    current = nil
  }

  /// The content of the view.
  public var body: some View {
    PickerBody(selection: selection, label: AnyView(label), content: AnyView(content), current: current)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker with an unlocalized title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
