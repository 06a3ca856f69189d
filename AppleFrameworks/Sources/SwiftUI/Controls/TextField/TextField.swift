import UIKit

/// A line of text that can be edited.
///
/// - Source: developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View>: View {
  nonisolated(unsafe) let label: Label
  let prompt: Text?
  let text: Binding<String>
  let isSecure: Bool
  nonisolated(unsafe) var onEditing: ((Bool) -> Void)?
  nonisolated(unsafe) var onCommit: (() -> Void)?

  @Environment(\.fieldStyle) private var style

  public var body: some View {
    if let style {
      AnyView(styled(style))
    } else {
      FieldBody(
        text: text, prompt: prompt ?? (label as? Text), isSecure: isSecure, onEditing: onEditing, onCommit: onCommit)
    }
  }

  private func styled<S: TextFieldStyle>(_ style: S) -> any View {
    StyledField(
      style: style,
      field: TextField<S._Label>(
        label: S._Label(content: AnyView(label)), prompt: prompt ?? (label as? Text), text: text, onEditing: onEditing,
        onCommit: onCommit))
  }

  nonisolated init(
    label: Label, prompt: Text?, text: Binding<String>, isSecure: Bool = false, onEditing: ((Bool) -> Void)? = nil,
    onCommit: (() -> Void)? = nil
  ) {
    self.isSecure = isSecure
    self.label = label
    self.prompt = prompt
    self.text = text
    self.onEditing = onEditing
    self.onCommit = onCommit
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, onEditing: onEditingChanged, onCommit: onCommit)
  }
}

extension TextField {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}
