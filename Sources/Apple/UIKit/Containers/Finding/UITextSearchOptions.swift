import Foundation

/// The options of a text search.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchoptions
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// The position of a match within words.
  public enum WordMatchMethod: Int, Sendable {
    case contains = 0
    case startsWith = 1
    case fullWord = 2
  }

  /// The position of a match within words.
  ///
  /// - Default: `.contains`.
  open internal(set) var wordMatchMethod = WordMatchMethod.contains

  /// The options for the comparison of characters.
  ///
  /// - Default: Case-insensitive.
  open internal(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive]
}

/// The style in which a result is decorated.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// No decoration.
  case normal = 0
  /// The decoration of a result.
  case found = 1
  /// The decoration of the highlighted result.
  case highlighted = 2
}
