import UIKit

// Text fields that edit a value in a format.

extension TextField where Label == Text {
  /// Creates a text field for a value in a format, with a localized title.
  ///
  /// The value changes when editing ends if the text can be parsed in the format.
  ///
  /// - Parameter prompt: The placeholder; `nil` (the default) uses the title.
  /// - Source: developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:)
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, value: ValueText.binding(value, format))
  }

  /// Creates a text field for a value in a format, with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, value: ValueText.binding(value, format))
  }

  /// Creates a text field for an optional value in a format, with a localized title. Empty text represents `nil`.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, value: ValueText.binding(optional: value, format))
  }

  /// Creates a text field for an optional value in a format, with an unlocalized title. Empty text represents `nil`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, value: ValueText.binding(optional: value, format))
  }

  /// Creates a text field for a value that a formatter converts, with a localized title.
  ///
  /// - Parameter prompt: The placeholder; `nil` uses the title.
  /// - Source: developer.apple.com/documentation/swiftui/textfield/init(_:value:formatter:prompt:)
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(label: Text(titleKey), prompt: prompt, value: ValueText.binding(value, formatter))
  }

  /// Creates a text field for a value that a formatter converts, with a localized title.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(label: Text(titleKey), prompt: nil, value: ValueText.binding(value, formatter))
  }

  /// Creates a text field for a value that a formatter converts, with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(label: Text(title), prompt: prompt, value: ValueText.binding(value, formatter))
  }

  /// Creates a text field for a value that a formatter converts, with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(label: Text(title), prompt: nil, value: ValueText.binding(value, formatter))
  }

  /// Creates a text field for a value that a formatter converts, which reports editing. Superseded by `onSubmit(of:_:)`
  /// and focus state.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, value: ValueText.binding(value, formatter), onEditing: onEditingChanged,
      onCommit: onCommit)
  }
}

extension TextField {
  /// Creates a text field for a value in a format, with views as its label.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, value: ValueText.binding(value, format))
  }

  nonisolated init(
    label: Label, prompt: Text?, value: Binding<String>, onEditing: ((Bool) -> Void)? = nil,
    onCommit: (() -> Void)? = nil
  ) {
    self.init(label: label, prompt: prompt, text: value, onEditing: onEditing, onCommit: onCommit)
    writesAtEnd = true
  }
}
