/// The traits of a text input. Each is nil if the file does not define it.
package struct TextInputTraits: Hashable, Sendable {
  package var autocapitalizationType: Autocapitalization?
  package var autocorrectionType: EditingInteraction?
  package var spellCheckingType: EditingInteraction?
  package var smartDashesType: EditingInteraction?
  package var smartInsertDeleteType: EditingInteraction?
  package var smartQuotesType: EditingInteraction?
  package var keyboardType: KeyboardType?
  package var keyboardAppearance: KeyboardAppearance?
  package var returnKeyType: ReturnKeyType?
  package var enablesReturnKeyAutomatically: Bool?
  package var isSecureTextEntry: Bool?
  /// The content type with the raw value of UITextContentType: `new-password`.
  package var textContentType: String?
}

extension TextInputTraits: PropertyValue {
  package static var meaning: String { "text input traits" }
  package static var elementNames: Set<String> { ["textInputTraits"] }

  package init?(element: SourceElement) {
    autocapitalizationType = element.value("autocapitalizationType")
    autocorrectionType = element.value("autocorrectionType")
    spellCheckingType = element.value("spellCheckingType")
    smartDashesType = element.value("smartDashesType")
    smartInsertDeleteType = element.value("smartInsertDeleteType")
    smartQuotesType = element.value("smartQuotesType")
    keyboardType = element.value("keyboardType")
    keyboardAppearance = element.value("keyboardAppearance")
    returnKeyType = element.value("returnKeyType")
    enablesReturnKeyAutomatically = element.bool("enablesReturnKeyAutomatically")
    isSecureTextEntry = element.bool("secureTextEntry")
    textContentType = element["textContentType"]
  }
}
