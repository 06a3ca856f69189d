import Foundation

/// Something whose text can be searched: text views are, and views of an app's own may be.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearching
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// What tells texts apart where there are several.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// What is selected: the search begins there.
  var selectedTextRange: UITextRange? { get }
  /// Whether text that was found may be replaced. The default is `false`.
  var supportsTextReplacement: Bool { get }
  /// The text in which something is selected. The default is `nil`.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Which of two places comes first.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// Which of two texts comes first. The default is neither.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Finds all places of a text, and tells of them, and of the end.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Marks a place.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Takes all marks away.
  func clearAllDecoratedFoundText()
  /// A place is about to be the one that the user is at. The default does nothing.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Brings a place in sight. The default does nothing.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// Whether a place may be replaced. The default is whether places may be at all.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Replaces a place. The default does nothing.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all places of a text. The default does nothing.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  public var supportsTextReplacement: Bool { false }
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
    supportsTextReplacement
  }
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
