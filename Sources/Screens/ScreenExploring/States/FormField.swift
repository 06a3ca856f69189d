import UIKit
import ViewHost

/// A view that takes text.
@MainActor
struct FormField {
  let view: UIView

  /// The fields that a person can fill in, in the order of the tree.
  static func all(in view: UIView) -> [FormField] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    if let field = view as? UITextField { return field.isEnabled ? [FormField(view: field)] : [] }
    if let text = view as? UITextView { return text.isEditable ? [FormField(view: text)] : [] }
    return view.subviews.flatMap { all(in: $0) }
  }

  var text: String {
    switch view {
    case let field as UITextField: field.text ?? ""
    case let text as UITextView: text.text ?? ""
    default: ""
    }
  }

  var isEmpty: Bool { text.isEmpty }

  /// The texts by which its author tells what goes into it.
  private var names: [String] {
    let placeholder = (view as? UITextField)?.placeholder
    return [view.accessibilityIdentifier, view.accessibilityLabel, placeholder].compactMap { $0 }.filter { !$0.isEmpty }
  }

  var title: String { names.last ?? "field" }

  /// A plausible value: the wanted one of a name, or one by the field's traits and placeholder.
  func value(_ filling: FieldFilling) -> String {
    if let wanted = filling.wanted(for: names) { return wanted }
    let traits = view as? any UITextInputTraits
    if (view as? UITextField)?.isSecureTextEntry == true { return filling.value(.password, names) }
    if let content = (view as? UITextField)?.textContentType ?? (view as? UITextView)?.textContentType,
      let kind = FieldFilling.Kind(content)
    {
      return filling.value(kind, names)
    }
    switch traits?.keyboardType {
    case .emailAddress?: return filling.value(.email, names)
    case .numberPad?, .asciiCapableNumberPad?: return filling.value(.number, names)
    case .decimalPad?: return filling.value(.decimal, names)
    case .phonePad?, .namePhonePad?: return filling.value(.phone, names)
    case .URL?: return filling.value(.address, names)
    case .webSearch?: return filling.value(.search, names)
    default: break
    }
    if view is UISearchTextField { return filling.value(.search, names) }
    return filling.value(FieldFilling.Kind(words: names), names)
  }
}
