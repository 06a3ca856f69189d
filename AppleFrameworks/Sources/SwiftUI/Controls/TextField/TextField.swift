import UIKit

/// An editable line of text.
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

  /// The view's content.
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
  /// Creates a text field with a localized title, which is the placeholder.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a text field with a localized title and a placeholder.
  ///
  /// - Parameter prompt: the placeholder; `nil` is the title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a text field with an unlocalized title, which is the placeholder.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a text field with an unlocalized title and a placeholder.
  ///
  /// - Parameter prompt: the placeholder; `nil` is the title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Creates a text field that reports editing. Superseded by `onSubmit(of:_:)` and focus state.
  ///
  /// - Parameters:
  ///   - onEditingChanged: called with `true` when editing begins and with `false` when it ends.
  ///   - onCommit: called for the return key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, onEditing: onEditingChanged, onCommit: onCommit)
  }
}

extension TextField {
  /// Creates a text field with views as its label.
  ///
  /// - Parameter prompt: the placeholder; `nil` (the default) is the label if that is a text.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}
