import Foundation

/// An object with searchable text. Text views conform to this protocol, and views of an app can.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearching
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// The type that identifies documents, if the object contains more than one.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selected range, at which the search begins.
  var selectedTextRange: UITextRange? { get }
  /// Whether results can be replaced. The default is `false`.
  var supportsTextReplacement: Bool { get }
  /// The document that contains the selection. The default is `nil`.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Compares the positions of two ranges.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// Compares the positions of two documents. By default, they are equal.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Finds all ranges of a text. The implementation passes them to the aggregator and tells it when the search
  /// finished.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Decorates a range.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Removes all decorations.
  func clearAllDecoratedFoundText()
  /// Tells the object that a range is about to be highlighted. The default implementation does nothing.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls a range into the visible area. The default implementation does nothing.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// Asks the object whether a range can be replaced. The default is `supportsTextReplacement`.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Replaces a range. The default implementation does nothing.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all ranges of a text. The default implementation does nothing.
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
