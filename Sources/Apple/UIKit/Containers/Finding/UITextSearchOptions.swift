import Foundation

/// How text is searched.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchoptions
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Where in words the text may stand.
  public enum WordMatchMethod: Int, Sendable {
    case contains = 0
    case startsWith = 1
    case fullWord = 2
  }

  /// Where in words the text may stand.
  ///
  /// - Default: `.contains`.
  open internal(set) var wordMatchMethod = WordMatchMethod.contains

  /// How characters are compared.
  ///
  /// - Default: without regard to upper and lower case.
  open internal(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive]
}

/// How a place is marked that a search has found.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// Not at all.
  case normal = 0
  /// As one of those that were found.
  case found = 1
  /// As the one that the user is at.
  case highlighted = 2
}
