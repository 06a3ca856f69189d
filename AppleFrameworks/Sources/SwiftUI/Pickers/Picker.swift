import UIKit

/// A control that chooses one of several options.
///
/// - Source: developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: PickerSelection
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  /// The view for the choice in styles that show it; `nil` is the chosen option.
  let current: AnyView?

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The tag of the chosen option.
  ///   - content: The options. Each has a tag; elements of a `ForEach` without one have their identifier.
  ///   - label: What is chosen.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = PickerSelection(selection)
    self.label = label()
    self.content = content()
    current = nil
  }

  /// Creates a picker that shows a view of its own for the choice.
  ///
  /// - Parameters:
  ///   - selection: The tag of the chosen option.
  ///   - content: The options.
  ///   - label: What is chosen.
  ///   - currentValueLabel: The view for the choice, in menu and navigation link styles.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.selection = PickerSelection(selection)
    self.label = label()
    self.content = content()
    current = AnyView(currentValueLabel())
  }

  /// Creates a picker with a label that is given as a value.
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = PickerSelection(selection)
    self.label = label
    self.content = content()
    current = nil
  }

  /// Creates a picker that sets several values at once.
  ///
  /// - Parameters:
  ///   - sources: The elements with the values.
  ///   - selection: The key path of an element's value. An option is chosen if all values equal its tag.
  ///   - content: The options.
  ///   - label: What is chosen.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = PickerSelection(sources, selection)
    self.label = label()
    self.content = content()
    current = nil
  }

  /// The view's content.
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
