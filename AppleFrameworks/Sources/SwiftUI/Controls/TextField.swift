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

/// A field as a style shows it: what the style is made of is a field without it.
private struct StyledField<S: TextFieldStyle>: View, DynamicHolder {
  let style: S
  let field: TextField<S._Label>
  var body: some View { style._body(configuration: field).environment(\.fieldStyle, nil) }
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

/// A line of text that nobody reads over the shoulder.
///
/// - Source: developer.apple.com/documentation/swiftui/securefield
public struct SecureField<Label: View>: View {
  nonisolated(unsafe) let label: Label
  let prompt: Text?
  let text: Binding<String>
  @Environment(\.fieldStyle) private var style

  public var body: some View {
    if let style {
      AnyView(styled(style))
    } else {
      FieldBody(text: text, prompt: prompt ?? (label as? Text), isSecure: true, onEditing: nil, onCommit: nil)
    }
  }

  private func styled<S: TextFieldStyle>(_ style: S) -> any View {
    StyledField(
      style: style,
      field: TextField<S._Label>(
        label: S._Label(content: AnyView(label)), prompt: prompt ?? (label as? Text), text: text, isSecure: true))
  }

  nonisolated init(label: Label, prompt: Text?, text: Binding<String>) {
    self.label = label
    self.prompt = prompt
    self.text = text
  }
}

extension SecureField where Label == Text {
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
}

/// How text fields look.
///
/// - Source: developer.apple.com/documentation/swiftui/textfieldstyle
@preconcurrency @MainActor
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  /// The view of a field, made of the plain field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field that a style is given.
///
/// - Source: developer.apple.com/documentation/swiftui/textfieldstyle
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  public var body: some View { content }
}

/// - Source: developer.apple.com/documentation/swiftui/defaulttextfieldstyle
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.transformEnvironment(\.typing) { $0.isBordered = false }
  }
}
/// - Source: developer.apple.com/documentation/swiftui/plaintextfieldstyle
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.transformEnvironment(\.typing) { $0.isBordered = false }
  }
}
/// - Source: developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.transformEnvironment(\.typing) { $0.isBordered = true }
  }
}

private enum FieldStyleKey: EnvironmentKey { static var defaultValue: (any TextFieldStyle)? { nil } }

extension EnvironmentValues {
  /// A style that is a developer's; ours are told by `typing`.
  var fieldStyle: (any TextFieldStyle)? {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// What fields are told of typing.
struct TypingTraits {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var capitalization: UITextAutocapitalizationType?
  var correction: UITextAutocorrectionType = .default
  var returnKey: UIReturnKeyType = .default
  var isBordered = false
  var submit: [() -> Void] = []
}

private enum TypingKey: EnvironmentKey { static var defaultValue: TypingTraits { TypingTraits() } }

extension EnvironmentValues {
  var typing: TypingTraits {
    get { self[TypingKey.self] }
    set { self[TypingKey.self] = newValue }
  }
}

/// How capitals come when something is typed.
///
/// - Source: developer.apple.com/documentation/swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
  init(type: UITextAutocapitalizationType) { self.type = type }
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// What the return key says.
///
/// - Source: developer.apple.com/documentation/swiftui/submitlabel
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType
  public static var done: SubmitLabel { SubmitLabel(key: .done) }
  public static var go: SubmitLabel { SubmitLabel(key: .go) }
  public static var send: SubmitLabel { SubmitLabel(key: .send) }
  public static var join: SubmitLabel { SubmitLabel(key: .join) }
  public static var route: SubmitLabel { SubmitLabel(key: .route) }
  public static var search: SubmitLabel { SubmitLabel(key: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
  public static var next: SubmitLabel { SubmitLabel(key: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

/// What can be submitted.
///
/// - Source: developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

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

struct FieldBody: View {
  let text: Binding<String>
  let prompt: Text?
  let isSecure: Bool
  let onEditing: ((Bool) -> Void)?
  let onCommit: (() -> Void)?
  @Environment(\.isListingItems) private var isListed
  @ViewBuilder var body: some View {
    if isListed {
      let (text, prompt, isSecure) = (text, prompt, isSecure)
      ListedEntry(label: EmptyView()) { _, environment in
        .field(
          MenuItem.Field(
            text: text, prompt: prompt?.string(in: environment), isSecure: isSecure, typing: environment.typing))
      }
    } else {
      control
    }
  }

  private var control: some View {
    FieldControl(text: text, prompt: prompt, isSecure: isSecure, onEditing: onEditing, onCommit: onCommit)
  }
}

private struct FieldControl: UIViewRepresentable {
  let text: Binding<String>
  let prompt: Text?
  let isSecure: Bool
  let onEditing: ((Bool) -> Void)?
  let onCommit: (() -> Void)?

  @MainActor
  final class Coordinator: NSObject, UITextFieldDelegate {
    var owner: FieldControl
    var submit: [() -> Void] = []
    init(_ owner: FieldControl) { self.owner = owner }
    var focus: FocusLink?
    func textFieldDidBeginEditing(_ textField: UITextField) {
      focus?.didChange(true)
      owner.onEditing?(true)
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      focus?.didChange(false)
      owner.onEditing?(false)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      owner.onCommit?()
      for action in submit { action() }
      textField.resignFirstResponder()
      return false
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    let coordinator = context.coordinator
    field.addAction(
      UIAction { [weak field] _ in if let field { coordinator.owner.text.wrappedValue = field.text ?? "" } },
      for: .editingChanged)
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) {
    let environment = context.environment
    let typing = environment.typing
    context.coordinator.owner = self
    context.coordinator.submit = typing.submit
    let value = text.wrappedValue
    if uiView.text != value { uiView.text = value }
    let font = (environment.font ?? .body).resolve(in: environment, environment.textLook)
    if uiView.font != font { uiView.font = font }
    uiView.textColor = HierarchicalShapeStyle.primary.paint(in: environment).color
    uiView.placeholder = prompt?.string(in: environment)
    uiView.isSecureTextEntry = isSecure
    uiView.isEnabled = environment.isEnabled
    uiView.keyboardType = typing.keyboard
    uiView.textContentType = typing.content
    uiView.autocapitalizationType = typing.capitalization ?? .sentences
    uiView.autocorrectionType = typing.correction
    uiView.returnKeyType = typing.returnKey
    uiView.borderStyle = typing.isBordered ? .roundedRect : .none
    uiView.tintColor = environment.accent
    context.coordinator.focus = environment.focusLink
    if let focus = environment.focusLink {
      let isWanted = focus.isWanted()
      if isWanted != uiView.isFirstResponder, uiView.window != nil {
        if isWanted { uiView.becomeFirstResponder() } else { uiView.resignFirstResponder() }
      }
    }
    switch environment.multilineTextAlignment {
    case .leading: uiView.textAlignment = .natural
    case .center: uiView.textAlignment = .center
    case .trailing: uiView.textAlignment = environment.layoutDirection == .rightToLeft ? .left : .right
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}
