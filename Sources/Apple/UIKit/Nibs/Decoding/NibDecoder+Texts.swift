import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  func decode(_ label: UILabel) { NibAttributes.label.decode(label, from: self) }
  func decode(_ field: UITextField) { NibAttributes.textField.decode(field, from: self) }
  func decode(_ view: UITextView) { NibAttributes.textView.decode(view, from: self) }
  func decode(_ bar: UISearchBar) { NibAttributes.searchBar.decode(bar, from: self) }

  func decodeInputTraits(of field: some UITextInputTraits, _ traits: TextInputTraits?) {
    guard let traits else { return }
    if let value = traits.autocapitalizationType { field.autocapitalizationType = UITextAutocapitalizationType(value) }
    if let value = traits.autocorrectionType { field.autocorrectionType = choice(value, .default, .no, .yes) }
    if let value = traits.spellCheckingType { field.spellCheckingType = choice(value, .default, .no, .yes) }
    if let value = traits.smartDashesType { field.smartDashesType = choice(value, .default, .no, .yes) }
    if let value = traits.smartQuotesType { field.smartQuotesType = choice(value, .default, .no, .yes) }
    if let value = traits.smartInsertDeleteType { field.smartInsertDeleteType = choice(value, .default, .no, .yes) }
    if let value = traits.keyboardType { field.keyboardType = UIKeyboardType(value) }
    switch traits.keyboardAppearance {
    case .dark?, .alert?: field.keyboardAppearance = .dark
    case .light?: field.keyboardAppearance = .light
    case .default?, nil: break
    }
    if let value = traits.returnKeyType { field.returnKeyType = UIReturnKeyType(value) }
    if let enables = traits.enablesReturnKeyAutomatically { field.enablesReturnKeyAutomatically = enables }
    if let type = traits.textContentType { field.textContentType = UITextContentType(rawValue: type) }
  }

  private func choice<Value>(_ choice: EditingInteraction, _ byDefault: Value, _ no: Value, _ yes: Value) -> Value {
    switch choice {
    case .default: byDefault
    case .no: no
    case .yes: yes
    }
  }
}

extension UITextAutocapitalizationType {
  fileprivate init(_ type: Autocapitalization) {
    switch type {
    case .none: self = .none
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .allCharacters
    }
  }
}

extension UIKeyboardType {
  fileprivate init(_ type: InterfaceBuilder.KeyboardType) {
    switch type {
    case .default: self = .default
    case .alphabet: self = .asciiCapable
    case .numbersAndPunctuation: self = .numbersAndPunctuation
    case .url: self = .URL
    case .numberPad: self = .numberPad
    case .phonePad: self = .phonePad
    case .namePhonePad: self = .namePhonePad
    case .emailAddress: self = .emailAddress
    case .decimalPad: self = .decimalPad
    case .twitter: self = .twitter
    case .webSearch: self = .webSearch
    case .asciiCapableNumberPad: self = .asciiCapableNumberPad
    }
  }
}

extension UIReturnKeyType {
  fileprivate init(_ type: InterfaceBuilder.ReturnKeyType) {
    switch type {
    case .default: self = .default
    case .go: self = .go
    case .google: self = .google
    case .join: self = .join
    case .next: self = .next
    case .route: self = .route
    case .search: self = .search
    case .send: self = .send
    case .yahoo: self = .yahoo
    case .done: self = .done
    case .emergencyCall: self = .emergencyCall
    case .continue: self = .continue
    }
  }
}

extension UIBarStyle {
  init(_ style: InterfaceBuilder.BarStyle) {
    switch style {
    case .default: self = .default
    case .black, .blackOpaque, .blackTranslucent: self = .black
    }
  }
}
