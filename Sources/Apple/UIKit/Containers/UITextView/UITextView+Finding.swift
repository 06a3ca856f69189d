import Foundation

extension UITextView: UITextSearching {
  public var supportsTextReplacement: Bool { isEditable }

  public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
    compare(foundRange.start, to: toRange.start)
  }

  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in places(of: queryString, options) {
      resultAggregator.foundRange(IndexedTextRange(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  /// Returns all ranges of a text in order. They don't overlap.
  private func places(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    let text = editedString
    var result: [NSRange] = []
    var start = 0
    while start < text.length {
      let rest = NSRange(location: start, length: text.length - start)
      let found = text.range(of: query, options: options.stringCompareOptions, range: rest)
      guard found.location != NSNotFound, found.length > 0 else { break }
      if fits(found, options.wordMatchMethod) { result.append(found) }
      start = found.location + found.length
    }
    return result
  }

  private func fits(_ range: NSRange, _ method: UITextSearchOptions.WordMatchMethod) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      guard index >= 0, index < editedString.length else { return false }
      return Unicode.Scalar(editedString.character(at: index)).map { CharacterSet.alphanumerics.contains($0) } ?? true
    }
    let begins = !isLetter(range.location - 1)
    return switch method {
    case .contains: true
    case .startsWith: begins
    case .fullWord: begins && !isLetter(range.location + range.length)
    }
  }

  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
  ) {
    guard let range = range(of: foundTextRange) else { return }
    finding.marks[range] = usingStyle == .normal ? nil : usingStyle
    canvas.setNeedsDisplay()
  }

  public func clearAllDecoratedFoundText() {
    guard !finding.marks.isEmpty else { return }
    finding.marks = [:]
    canvas.setNeedsDisplay()
  }

  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    if let range = self.range(of: range) { scrollRangeToVisible(range) }
  }

  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    replace(foundTextRange, withText: withText)
  }

  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    for range in places(of: queryString, options).reversed() { replace(IndexedTextRange(range), withText: withText) }
  }

  /// Draws the backgrounds of the search results, below the text.
  func drawFoundPlaces(in context: CGContext) {
    guard let marks = findingIfMade?.marks, !marks.isEmpty else { return }
    for (range, style) in marks.sorted(by: { $0.key.location < $1.key.location }) {
      guard range.location + range.length <= textStorage.length else { continue }
      let color = style == .highlighted ? UIColor.systemYellow : UIColor.systemYellow.withAlphaComponent(0.35)
      context.setFillColor(color.cgColor)
      context.fill(selectedRects(for: range))
    }
  }
}
