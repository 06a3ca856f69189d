import Foundation

/// An object that collects the results of a text search.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchaggregator
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier> where DocumentIdentifier: Hashable {
  final class Results {
    var found: [(range: UITextRange, document: DocumentIdentifier)] = []
    var isFinished = false
    var changed: (() -> Void)?
  }

  let results = Results()

  init() {}

  /// The ranges that were found so far.
  public var allFoundRanges: [UITextRange] { results.found.map(\.range) }

  /// Adds a range that was found.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    results.found.append((range, document))
  }

  /// Tells the aggregator that the search finished.
  public func finishedSearching() {
    results.isFinished = true
    results.changed?()
  }

  /// Removes a range that no longer matches.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    results.found.removeAll { $0.range == range && $0.document == document }
    results.changed?()
  }

  /// Removes all ranges.
  public func invalidate() {
    results.found = []
    results.changed?()
  }
}
