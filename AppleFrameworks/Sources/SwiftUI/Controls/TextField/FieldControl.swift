import UIKit

/// A view that wraps UIKit's text field.
struct FieldControl: UIViewRepresentable {
  let text: Binding<String>
  let prompt: Text?
  let isSecure: Bool
  let onEditing: ((Bool) -> Void)?
  let onCommit: (() -> Void)?
  let writesAtEnd: Bool

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
      write(textField)
      focus?.didChange(false)
      owner.onEditing?(false)
    }

    /// Writes text that is not written after each keystroke, and displays the resulting value.
    private func write(_ field: UITextField) {
      guard owner.writesAtEnd else { return }
      owner.text.wrappedValue = field.text ?? ""
      field.text = owner.text.wrappedValue
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      write(textField)
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
      UIAction { [weak field] _ in
        if let field, !coordinator.owner.writesAtEnd { coordinator.owner.text.wrappedValue = field.text ?? "" }
      },
      for: .editingChanged)
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) {
    let environment = context.environment
    let typing = environment.typing
    context.coordinator.owner = self
    context.coordinator.submit = typing.submit
    let value = text.wrappedValue
    if uiView.text != value, !(writesAtEnd && uiView.isEditing) { uiView.text = value }
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
