/// Whether words are checked for their spelling. It is kept; the host's keyboard types what it is told.
///
/// - Source: developer.apple.com/documentation/uikit/uitextspellcheckingtype
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the field's other traits suggest.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
