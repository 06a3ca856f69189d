/// Whether the rest of a word is proposed while it is typed. It is kept; the host's keyboard types what it is told.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinlinepredictiontype
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the field's other traits suggest.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
