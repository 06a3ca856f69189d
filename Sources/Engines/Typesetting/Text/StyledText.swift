/// Text in UTF-16 with styles, which `TextLayout` lays out.
///
/// The paragraph style of a paragraph is that of its first character. Lone surrogates are allowed and displayed as
/// U+FFFD.
package struct StyledText: Sendable, Equatable {
  package struct Run<Value: Hashable & Sendable>: Sendable, Equatable {
    package var end: Int
    package var value: Value
  }

  package private(set) var utf16: [UInt16] = []
  /// The runs in order and without gaps. Neighboring runs differ.
  package private(set) var styleRuns: [Run<TextStyle>] = []
  package private(set) var paragraphRuns: [Run<ParagraphStyle>] = []

  /// Whether the leading of fonts is ignored.
  package var ignoresFontLeading = false
  /// The hyphenation factor of paragraphs without their own.
  package var hyphenationFactor: Double = 0
  /// The language of paragraphs without their own.
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

  /// Returns the position after the first unit that ends a paragraph. A carriage return includes its line feed.
  func paragraphEnd(from start: Int) -> Int {
    var index = start
    while index < count {
      if CharacterClass.endsParagraph(utf16[index]) { return index + (isPair(at: index) ? 2 : 1) }
      index += 1
    }
    return index
  }

  /// Returns the range of the paragraph that contains a unit, including its terminator.
  func paragraphRange(at index: Int) -> Range<Int> {
    var start = index
    while start > 0, !CharacterClass.endsParagraph(utf16[start - 1]) || isPair(at: start - 1) { start -= 1 }
    return start..<paragraphEnd(from: start)
  }

  /// Returns whether a carriage return and its line feed begin at the index.
  private func isPair(at index: Int) -> Bool {
    utf16[index] == 0x0D && index + 1 < count && utf16[index + 1] == 0x0A
  }

  /// Returns the index of the run that contains a unit.
  ///
  /// - Complexity: Logarithmic.
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
