import UIKit

// Initializers from iOS 13 that report editing. Superseded by `onSubmit(of:_:)` and focus state.

extension TextField where Label == Text {
  /// Creates a text field with a localized title that reports editing.
  ///
  /// - Parameters:
  ///   - onEditingChanged: A closure that is called with `true` when editing begins and with `false` when it ends.
  ///   - onCommit: A closure that is called when the user presses the return key.
  /// - Source: developer.apple.com/documentation/swiftui/textfield/init(_:text:oneditingchanged:oncommit:)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, onEditing: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a text field with a localized title that reports when editing begins and ends.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, onEditing: onEditingChanged)
  }

  /// Creates a text field with a localized title that reports presses of the return key.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), prompt: nil, text: text, onCommit: onCommit)
  }

  /// Creates a text field with an unlocalized title that reports editing.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text, onEditing: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a text field with an unlocalized title that reports when editing begins and ends.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text, onEditing: onEditingChanged)
  }

  /// Creates a text field with an unlocalized title that reports presses of the return key.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(title), prompt: nil, text: text, onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized title that reports presses of the return key.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), prompt: nil, text: text, onCommit: onCommit)
  }

  /// Creates a secure field with an unlocalized title that reports presses of the return key.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(title), prompt: nil, text: text, onCommit: onCommit)
  }
}
