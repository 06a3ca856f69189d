import UIKit
import ViewHost

/// A view that accepts text.
@MainActor
struct FormField {
  let view: UIView

  /// Returns the fields that a user can fill in, in the order of the tree.
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

  /// The texts that describe the content of the field.
  private var names: [String] {
    let placeholder = (view as? UITextField)?.placeholder
    return [view.accessibilityIdentifier, view.accessibilityLabel, placeholder].compactMap { $0 }.filter { !$0.isEmpty }
  }

  var title: String { names.last ?? "field" }

  /// Returns a plausible value: the specified one for a name, or one that matches the field's traits and placeholder.
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
