import Foundation

/// A search that goes on: what is found, and where the user is in it. Subclass it for searches of another kind.
///
/// - Source: developer.apple.com/documentation/uikit/uifindsession
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// What is said of the number of places.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The place and the number.
    case currentAndTotal = 0
    case total = 1
    case none = 2
  }

  public override init() { super.init() }

  /// How many places there are.
  open var resultCount: Int { 0 }

  /// The place that the user is at; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }

  /// What is said of the number of places.
  ///
  /// - Default: `.currentAndTotal`.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

  /// Whether places may be replaced.
  open var supportsReplacement: Bool { false }

  /// Whether the place that the user is at may be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Searches. For subclasses; the default does nothing.
  open func performSearch(query: String, options: UITextSearchOptions?) {}

  /// Replaces the place that the user is at. For subclasses; the default does nothing.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Replaces all places. For subclasses; the default does nothing.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

  /// Goes on to the next place, or back to the one before. For subclasses; the default does nothing.
  open func highlightNextResult(in direction: UITextStorageDirection) {}

  /// Forgets all places, as when the text has changed. For subclasses; the default does nothing.
  open func invalidateFoundResults() {}
}
