import UIKit

/// A view that displays a value with a label.
///
/// - Source: developer.apple.com/documentation/swiftui/labeledcontent
public struct LabeledContent<Label: View, Content: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content

  /// Creates a labeled value from views.
  ///
  /// - Parameters:
  ///   - content: The value.
  ///   - label: The views that describe the value.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @Environment(\.labeledContentStyle) private var style

  /// The content of the view.
  public var body: some View {
    if let style {
      AnyView(styled(style))
    } else {
      HStack {
        label
        Spacer()
        content.applying(DefaultForeground(style: AnyShapeStyle(Color.secondary)))
      }
    }
  }

  private func styled<S: LabeledContentStyle>(_ style: S) -> any View {
    let configuration = LabeledContentStyleConfiguration(
      label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
      content: LabeledContentStyleConfiguration.Content(content: AnyView(content)))
    return StyledContent(style: style, configuration: configuration)
  }
}

extension LabeledContent where Label == Text {
  /// Creates a labeled view with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a labeled view with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled text with a localized title. The value is not localized.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a labeled text with an unlocalized title. The value is not localized either.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a labeled value in a format, with a localized title.
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}
