import UIKit

/// A control for editing a line of text whose characters are hidden.
///
/// - Source: developer.apple.com/documentation/swiftui/securefield
public struct SecureField<Label: View>: View {
  nonisolated(unsafe) let label: Label
  let prompt: Text?
  let text: Binding<String>
  nonisolated(unsafe) let onCommit: (() -> Void)?
  @Environment(\.fieldStyle) private var style

  /// The content of the view.
  public var body: some View {
    if let style {
      AnyView(styled(style))
    } else {
      FieldBody(text: text, prompt: prompt ?? (label as? Text), isSecure: true, onEditing: nil, onCommit: onCommit)
    }
  }

  private func styled<S: TextFieldStyle>(_ style: S) -> any View {
    StyledField(
      style: style,
      field: TextField<S._Label>(
        label: S._Label(content: AnyView(label)), prompt: prompt ?? (label as? Text), text: text, isSecure: true,
        onCommit: onCommit))
  }

  nonisolated init(label: Label, prompt: Text?, text: Binding<String>, onCommit: (() -> Void)? = nil) {
    self.onCommit = onCommit
    self.label = label
    self.prompt = prompt
    self.text = text
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized title, which is the placeholder.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a secure field with a localized title and a placeholder.
  ///
  /// - Parameter prompt: The placeholder; `nil` uses the title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a secure field with an unlocalized title, which is the placeholder.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a secure field with an unlocalized title and a placeholder.
  ///
  /// - Parameter prompt: The placeholder; `nil` uses the title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }
}

extension SecureField {
  /// Creates a secure field with views as its label.
  ///
  /// - Parameter prompt: The placeholder; `nil` (the default) uses the label if it is a text.
  /// - Source: developer.apple.com/documentation/swiftui/securefield/init(text:prompt:label:)
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}
