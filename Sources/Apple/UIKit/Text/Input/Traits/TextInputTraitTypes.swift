/// The automatic capitalization by the keyboard. It is stored only; the host's keyboard doesn't change the input.
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

/// The automatic correction of typed text. It is stored only; the host's keyboard doesn't change the input.
///
/// - Source: developer.apple.com/documentation/uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable {
  /// Depends on the other traits.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The grammar checking of text. It is stored only; hosts check no grammar.
///
/// - Source: developer.apple.com/documentation/uikit/uitextgrammarcheckingtype
public enum UITextGrammarCheckingType: Int, Sendable {
  /// Depends on the other traits.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The spell checking of text. It is stored only; the host's keyboard doesn't change the input.
///
/// - Source: developer.apple.com/documentation/uikit/uitextspellcheckingtype
public enum UITextSpellCheckingType: Int, Sendable {
  /// Depends on the other traits.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The replacement of straight quotation marks with curly ones. It is stored only; the host's keyboard doesn't change
/// the input.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsmartquotestype
public enum UITextSmartQuotesType: Int, Sendable {
  /// Depends on the other traits.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The replacement of two hyphens with a dash. It is stored only; the host's keyboard doesn't change the input.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsmartdashestype
public enum UITextSmartDashesType: Int, Sendable {
  /// Depends on the other traits.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The adjustment of spaces around pasted and cut text. It is stored only; the host's keyboard doesn't change the
/// input.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Depends on the other traits.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The inline prediction of words while they are typed. It is stored only; the host's keyboard doesn't change the
/// input.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinlinepredictiontype
public enum UITextInlinePredictionType: Int, Sendable {
  /// Depends on the other traits.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}
