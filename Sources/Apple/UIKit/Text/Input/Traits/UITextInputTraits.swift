/// What a text input wants of the keyboard. All of it is optional: what an adopter leaves out has the default.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// When letters become capitals by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether what is typed is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks become curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces around pasted and cut text are mended.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the rest of a word is proposed.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Which keys the keyboard shows.
  var keyboardType: UIKeyboardType { get set }
  /// The keyboard's colors.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What stands on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key works only where there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text is for.
  var textContentType: UITextContentType! { get set }
  /// What a password must be made of.
  var passwordRules: UITextInputPasswordRules? { get set }
}

// What an adopter leaves out reads as the default, and can't be set: on an iPhone that is an unrecognized selector.
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
