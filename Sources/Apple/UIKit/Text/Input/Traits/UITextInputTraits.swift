/// The keyboard settings of a text input. All of them are optional and have defaults.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The automatic correction.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The spell checking.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The grammar checking.
  var grammarCheckingType: UITextGrammarCheckingType { get set }
  /// The replacement of straight quotation marks with curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The replacement of two hyphens with a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The adjustment of spaces around pasted and cut text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The inline prediction of words.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The color scheme of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is enabled only while there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the content.
  var textContentType: UITextContentType! { get set }
  /// The rules of a new password.
  var passwordRules: UITextInputPasswordRules? { get set }
}

// Properties that an adopter doesn't implement return the default and can't be set; on an iPhone, setting them is an
// unrecognized selector.
extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set { missing("autocapitalizationType") }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set { missing("autocorrectionType") }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set { missing("spellCheckingType") }
  }
  public var grammarCheckingType: UITextGrammarCheckingType {
    get { .default }
    set { missing("grammarCheckingType") }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set { missing("smartQuotesType") }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set { missing("smartDashesType") }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set { missing("smartInsertDeleteType") }
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set { missing("inlinePredictionType") }
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set { missing("keyboardType") }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set { missing("keyboardAppearance") }
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set { missing("returnKeyType") }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set { missing("enablesReturnKeyAutomatically") }
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set { missing("isSecureTextEntry") }
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set { missing("textContentType") }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set { missing("passwordRules") }
  }

  private func missing(_ property: String) {
    preconditionOfCaller(false, "\(type(of: self)) doesn't implement \(property) of UITextInputTraits")
  }
}
