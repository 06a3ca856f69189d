import Foundation

/// An abstract find session that manages the results of a search and the highlighted result.
///
/// - Source: developer.apple.com/documentation/uikit/uifindsession
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The information that is displayed about the results.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The number of the highlighted result, and the number of all results.
    case currentAndTotal = 0
    case total = 1
    case none = 2
  }

  public override init() { super.init() }

  /// The number of results.
  open var resultCount: Int { 0 }

  /// The index of the highlighted result, or `NSNotFound` if there is none.
  open var highlightedResultIndex: Int { NSNotFound }

  /// The information that is displayed about the results.
  ///
  /// - Default: `.currentAndTotal`.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

  /// Whether results can be replaced.
  open var supportsReplacement: Bool { false }

  /// Whether the highlighted result can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Searches for a text. Subclasses override this method. The default implementation does nothing.
  open func performSearch(query: String, options: UITextSearchOptions?) {}

  /// Replaces the highlighted result. Subclasses override this method. The default implementation does nothing.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Replaces all results. Subclasses override this method. The default implementation does nothing.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

  /// Highlights the next or previous result. Subclasses override this method. The default implementation does nothing.
  open func highlightNextResult(in direction: UITextStorageDirection) {}

  /// Discards all results, for example after the text changed. Subclasses override this method. The default
  /// implementation does nothing.
  open func invalidateFoundResults() {}
}
