/// Whether spaces around pasted and cut text are mended. It is kept; the host's keyboard types what it is told.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the field's other traits suggest.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
