import Foundation

/// A find session for an object with searchable text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchingfindsession
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  private final let text: any SearchedText

  /// Creates a session for an object. The reference to the object is weak.
  public convenience init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    self.init(Searched(searchableObject))
  }

  private init(_ text: any SearchedText) {
    self.text = text
    super.init()
  }

  open override var resultCount: Int { text.count }
  open override var highlightedResultIndex: Int { text.current ?? NSNotFound }
  open override var supportsReplacement: Bool { text.supportsReplacement }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    text.search(query, options ?? UITextSearchOptions())
  }

  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    text.replaceCurrent(by: replacementString)
    performSearch(query: searchQuery, options: options)
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    text.replaceAll(searchQuery, options ?? UITextSearchOptions(), by: replacementString)
    performSearch(query: searchQuery, options: options)
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    text.move(by: direction == .forward ? 1 : -1)
  }

  open override func invalidateFoundResults() { text.forget() }
}

/// A type-erased searchable object and its results.
@MainActor
private protocol SearchedText {
  var count: Int { get }
  var current: Int? { get }
  var supportsReplacement: Bool { get }
  func search(_ query: String, _ options: UITextSearchOptions)
  func move(by step: Int)
  func replaceCurrent(by text: String)
  func replaceAll(_ query: String, _ options: UITextSearchOptions, by text: String)
  func forget()
}

@MainActor
private final class Searched<Object: UITextSearching>: SearchedText {
  private weak var object: Object?
  private var found: [(range: UITextRange, document: Object.DocumentIdentifier)] = []
  private(set) var current: Int?

  init(_ object: Object) {
    self.object = object
  }

  var count: Int { found.count }
  var supportsReplacement: Bool { object?.supportsTextReplacement ?? false }

  func search(_ query: String, _ options: UITextSearchOptions) {
    forget()
    guard let object, !query.isEmpty else { return }
    let aggregator = UITextSearchAggregator<Object.DocumentIdentifier>()
    aggregator.results.changed = { [weak self, results = aggregator.results] in
      self?.take(results.found)
    }
    object.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
  }

  private func take(_ new: [(range: UITextRange, document: Object.DocumentIdentifier)]) {
    guard let object else { return }
    object.clearAllDecoratedFoundText()
    found = new
    for place in new { object.decorate(foundTextRange: place.range, document: place.document, usingStyle: .found) }
    current = nil
    guard !new.isEmpty else { return }
    // The search begins at the selection.
    let start = object.selectedTextRange
    let first = new.firstIndex { place in
      start.map { object.compare(place.range, toRange: $0, document: place.document) != .orderedAscending } ?? true
    }
    highlight(first ?? 0)
  }

  private func highlight(_ index: Int) {
    guard let object, found.indices.contains(index) else { return }
    if let current, found.indices.contains(current) {
      object.decorate(
        foundTextRange: found[current].range, document: found[current].document, usingStyle: .found)
    }
    current = index
    let place = found[index]
    object.willHighlight(foundTextRange: place.range, document: place.document)
    object.decorate(foundTextRange: place.range, document: place.document, usingStyle: .highlighted)
    object.scrollRangeToVisible(place.range, inDocument: place.document)
  }

  /// Moves the highlight. After the last result, it continues with the first one.
  func move(by step: Int) {
    guard !found.isEmpty else { return }
    highlight(((current ?? (step > 0 ? -1 : 0)) + step + found.count) % found.count)
  }

  func replaceCurrent(by text: String) {
    guard let object, let current, found.indices.contains(current) else { return }
    let place = found[current]
    guard object.shouldReplace(foundTextRange: place.range, document: place.document, withText: text) else { return }
    object.replace(foundTextRange: place.range, document: place.document, withText: text)
  }

  func replaceAll(_ query: String, _ options: UITextSearchOptions, by text: String) {
    guard let object, object.supportsTextReplacement else { return }
    object.replaceAll(queryString: query, options: options, withText: text)
  }

  func forget() {
    found = []
    current = nil
    object?.clearAllDecoratedFoundText()
  }
}
