import UIKit

/// A control for editing a line of text.
///
/// - Source: developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View>: View {
  nonisolated(unsafe) let label: Label
  let prompt: Text?
  let text: Binding<String>
  let isSecure: Bool
  nonisolated(unsafe) var onEditing: ((Bool) -> Void)?
  nonisolated(unsafe) var onCommit: (() -> Void)?
  /// Whether the field grows with its text instead of scrolling it horizontally.
  nonisolated(unsafe) var grows = false
  /// Whether the text is written when editing ends instead of after each keystroke.
  nonisolated(unsafe) var writesAtEnd = false

  @Environment(\.fieldStyle) private var style

  /// The content of the view.
  public var body: some View {
    if let style {
      AnyView(styled(style))
    } else {
      FieldBody(
        text: text, prompt: prompt ?? (label as? Text), isSecure: isSecure, onEditing: onEditing, onCommit: onCommit,
        grows: grows, writesAtEnd: writesAtEnd)
    }
  }

  private func styled<S: TextFieldStyle>(_ style: S) -> any View {
    var field = TextField<S._Label>(
      label: S._Label(content: AnyView(label)), prompt: prompt ?? (label as? Text), text: text, isSecure: isSecure,
      onEditing: onEditing, onCommit: onCommit, grows: grows)
    field.writesAtEnd = writesAtEnd
    return StyledField(style: style, field: field)
  }

  nonisolated init(
    label: Label, prompt: Text?, text: Binding<String>, isSecure: Bool = false, onEditing: ((Bool) -> Void)? = nil,
    onCommit: (() -> Void)? = nil, grows: Bool = false
  ) {
    self.grows = grows
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
  /// - Parameter prompt: The placeholder; `nil` uses the title.
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
  /// - Parameter prompt: The placeholder; `nil` uses the title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

}

extension TextField {
  /// Creates a text field with views as its label.
  ///
  /// - Parameter prompt: The placeholder; `nil` (the default) uses the label if it is a text.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// Creates a text field with views as its label that grows along an axis.
  ///
  /// - Parameters:
  ///   - prompt: The placeholder; `nil` (the default) uses the label if it is a text.
  ///   - axis: The axis along which the field grows. With `.vertical`, long text is wrapped, and the field grows up to
  ///     the line limit.
  /// - Source: developer.apple.com/documentation/swiftui/textfield/init(text:prompt:axis:label:)
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text, grows: axis == .vertical)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a localized title that grows along an axis.
  ///
  /// - Parameter axis: The axis along which the field grows. With `.vertical`, long text is wrapped, and the field
  ///   grows up to the line limit.
  /// - Source: developer.apple.com/documentation/swiftui/textfield/init(_:text:axis:)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, text: text, grows: axis == .vertical)
  }

  /// Creates a text field with a localized title and a placeholder that grows along an axis.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, grows: axis == .vertical)
  }

  /// Creates a text field with an unlocalized title that grows along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, text: text, grows: axis == .vertical)
  }

  /// Creates a text field with an unlocalized title and a placeholder that grows along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(title), prompt: prompt, text: text, grows: axis == .vertical)
  }
}
