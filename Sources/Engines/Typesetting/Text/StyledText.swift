/// Text in UTF-16 with its styles: what is set by `TextLayout`.
///
/// A paragraph takes the paragraph style of its first character. Lone surrogates are allowed, and shown as U+FFFD.
package struct StyledText: Sendable, Equatable {
  package struct Run<Value: Hashable & Sendable>: Sendable, Equatable {
    package var end: Int
    package var value: Value
  }

  package private(set) var utf16: [UInt16] = []
  /// In order and without gaps; each ends where the next begins, and neighbors differ.
  package private(set) var styleRuns: [Run<TextStyle>] = []
  package private(set) var paragraphRuns: [Run<ParagraphStyle>] = []

  /// Whether the space that fonts want between lines is left out.
  package var ignoresFontLeading = false
  /// The factor of paragraphs that have none of their own.
  package var hyphenationFactor: Double = 0
  /// The language of paragraphs that name none.
  package var language = "en"

  package init() {}

  package init(_ string: String, style: TextStyle, paragraphStyle: ParagraphStyle = ParagraphStyle()) {
    append(string, style: style, paragraphStyle: paragraphStyle)
  }

  package var count: Int { utf16.count }
  package var isEmpty: Bool { utf16.isEmpty }

  package mutating func append(
    _ string: String, style: TextStyle, paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    append(utf16: string.utf16, style: style, paragraphStyle: paragraphStyle)
  }

  package mutating func append(
    utf16 units: some Sequence<UInt16>, style: TextStyle, paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    let before = count
    utf16.append(contentsOf: units)
    guard count > before else {
      return
    }
    StyledText.extend(&styleRuns, to: count, with: style)
    StyledText.extend(&paragraphRuns, to: count, with: paragraphStyle)
  }

  /// After the first unit that ends a paragraph; a carriage return takes its line feed along.
  func paragraphEnd(from start: Int) -> Int {
    var index = start
    while index < count {
      if CharacterClass.endsParagraph(utf16[index]) { return index + (isPair(at: index) ? 2 : 1) }
      index += 1
    }
    return index
  }

  /// The paragraph of a unit, with what ends it.
  func paragraphRange(at index: Int) -> Range<Int> {
    var start = index
    while start > 0, !CharacterClass.endsParagraph(utf16[start - 1]) || isPair(at: start - 1) { start -= 1 }
    return start..<paragraphEnd(from: start)
  }

  /// Whether a carriage return and its line feed begin there.
  private func isPair(at index: Int) -> Bool {
    utf16[index] == 0x0D && index + 1 < count && utf16[index + 1] == 0x0A
  }

  /// The number of the run that a unit lies in.
  ///
  /// - Complexity: logarithmic.
  static func place<Value>(of index: Int, in runs: [Run<Value>]) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func extend<Value>(_ runs: inout [Run<Value>], to end: Int, with value: Value) {
    if let last = runs.last, last.value == value {
      runs[runs.count - 1].end = end
    } else {
      runs.append(Run(end: end, value: value))
    }
  }
}
