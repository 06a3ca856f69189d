import UIKit

/// A container that displays a label above grouped content.
///
/// - Source: developer.apple.com/documentation/swiftui/groupbox
public struct GroupBox<Label: View, Content: View>: View {
  // Unchecked: Views are used only on the main actor after they are created.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content

  /// The content of the view.
  public var body: some View {
    StyledGroup(
      configuration: GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

extension GroupBox {
  /// Creates a group box with views as its label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a group box with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}
