import UIKit

/// A container that displays or hides its content when the user taps its label.
///
/// - Source: developer.apple.com/documentation/swiftui/disclosuregroup
public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: () -> Content
  @State private var own = false

  /// Creates a group that stores its own state, which is initially collapsed.
  ///
  /// - Parameters:
  ///   - content: The views that are displayed while the group is expanded.
  ///   - label: The group's label.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Creates a group with a binding for its state.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content is displayed.
  ///   - content: The views that are displayed while the group is expanded.
  ///   - label: The group's label.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    StyledDisclosure(
      isExpanded: isExpanded ?? $own, label: AnyView(label), content: { AnyView(content()) })
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a localized title and a binding for its state.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a group with an unlocalized title and a binding for its state.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
