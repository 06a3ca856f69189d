import Foundation

/// Gathers what a search finds.
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

  /// The places that were found so far.
  public var allFoundRanges: [UITextRange] { results.found.map(\.range) }

  /// A place was found.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    results.found.append((range, document))
  }

  /// All places were found.
  public func finishedSearching() {
    results.isFinished = true
    results.changed?()
  }

  /// A place that was found is none any more.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    results.found.removeAll { $0.range == range && $0.document == document }
    results.changed?()
  }

  /// None of the places holds any more.
  public func invalidate() {
    results.found = []
    results.changed?()
  }
}
