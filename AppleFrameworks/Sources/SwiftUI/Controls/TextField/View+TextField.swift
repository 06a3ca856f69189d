import UIKit

extension View {
  /// Sets the style of text fields. Default: `.automatic`, which has no border.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let isOurs =
      S.self == RoundedBorderTextFieldStyle.self || S.self == PlainTextFieldStyle.self
      || S.self == DefaultTextFieldStyle.self
    return transformEnvironment(\.typing) { $0.isBordered = S.self == RoundedBorderTextFieldStyle.self }
      .environment(\.fieldStyle, isOurs ? nil : style)
  }

  /// Sets the keyboard of text fields. Default: `.default`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/keyboardtype(_:)
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.typing) { $0.keyboard = type }
  }

  /// Sets the content type of text fields, which autofill uses. Default: `nil`, for no type.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/textcontenttype(_:)
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.typing) { $0.content = textContentType }
  }

  /// Sets the capitalization in text fields; `nil` (the default) capitalizes the first letter of each sentence.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.typing) { $0.capitalization = autocapitalization?.type }
  }

  /// Sets the capitalization in text fields. Superseded by `textInputAutocapitalization(_:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/autocapitalization(_:)
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.typing) { $0.capitalization = style }
  }

  /// Sets whether text fields do not correct typed text. Default: `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.typing) { $0.correction = disable ? .no : .default }
  }

  /// Sets whether text fields do not correct typed text; `nil` uses the system's setting. Superseded by
  /// `autocorrectionDisabled(_:)`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/disableautocorrection(_:)
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.typing) { $0.correction = disable == true ? .no : disable == false ? .yes : .default }
  }

  /// Sets the label of the keyboard's return key. Default: `.return`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/submitlabel(_:)
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.typing) { $0.returnKey = submitLabel.key }
  }

  /// Adds an action for the return key of text fields or the search button of search fields.
  ///
  /// Actions of outer views are called before those of inner ones.
  ///
  /// - Parameter triggers: The kinds of fields. Default: text fields.
  /// - Source: developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.typing) { if triggers.contains(.text) { $0.submit.append(action) } }
      .transformEnvironment(\.searchSubmit) { if triggers.contains(.search) { $0.append(action) } }
  }
}
