/// When the keyboard's shift key comes down by itself. It is kept; the host's keyboard types what it is told.
///
/// - Source: developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At the beginning of a word.
  case words = 1
  /// At the beginning of a sentence.
  case sentences = 2
  /// Always.
  case allCharacters = 3
}

/// Whether the keyboard corrects what is typed. It is kept; the host's keyboard types what it is told.
///
/// - Source: developer.apple.com/documentation/uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the field's other traits suggest.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

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

/// Whether straight quotation marks become curly ones. It is kept; the host's keyboard types what it is told.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsmartquotestype
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the field's other traits suggest.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens become a dash. It is kept; the host's keyboard types what it is told.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsmartdashestype
public enum UITextSmartDashesType: Int, Sendable {
  /// As the field's other traits suggest.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

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
