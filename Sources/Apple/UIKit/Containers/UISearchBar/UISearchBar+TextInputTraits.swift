// The traits of the keyboard are those of the bar's field.
extension UISearchBar: UITextInputTraits {
  /// The automatic capitalization.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether typed text is corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Whether grammar is checked.
  public var grammarCheckingType: UITextGrammarCheckingType {
    get { searchTextField.grammarCheckingType }
    set { searchTextField.grammarCheckingType = newValue }
  }

  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// Whether quotation marks become curly.
  public var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }

  /// Whether hyphens become dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }

  /// Whether spaces around pasted and cut text are adjusted.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }

  /// Whether completions of a word are proposed.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }

  /// The layout of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// The label of the return key. The default is `.search`.
  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// Whether the return key is disabled without text. The default is `true`.
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is hidden.
  public var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  /// The meaning of the text, such as a name or an address.
  public var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  /// The rules for a new password.
  public var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }
}
