import UIKit

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let isOurs =
      S.self == RoundedBorderTextFieldStyle.self || S.self == PlainTextFieldStyle.self
      || S.self == DefaultTextFieldStyle.self
    return transformEnvironment(\.typing) { $0.isBordered = S.self == RoundedBorderTextFieldStyle.self }
      .environment(\.fieldStyle, isOurs ? nil : style)
  }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.typing) { $0.keyboard = type }
  }
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.typing) { $0.content = textContentType }
  }
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.typing) { $0.capitalization = autocapitalization?.type }
  }
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.typing) { $0.capitalization = style }
  }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.typing) { $0.correction = disable ? .no : .default }
  }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.typing) { $0.correction = disable == true ? .no : disable == false ? .yes : .default }
  }
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.typing) { $0.returnKey = submitLabel.key }
  }
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.typing) { if triggers.contains(.text) { $0.submit.append(action) } }
      .transformEnvironment(\.searchSubmit) { if triggers.contains(.search) { $0.append(action) } }
  }
}
