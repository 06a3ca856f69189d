internal import Typefaces

/// The algorithm that selects the part of a paragraph for each line.
struct LineBreaker {
  /// The tolerance of the width, so that a label that is exactly as wide as its text in pixels displays all of it.
  static let tolerance = 0.001

  enum Ending {
    case wordWrap
    case charWrap
    /// The entire rest of the paragraph, clipped or truncated.
    case whole(LineBreakMode)
  }

  let text: [UInt16]
  let paragraph: Paragraph
  let width: Double
  let hyphenationFactor: Double
  let language: String
  /// The part of the width that obstacles leave for the line.
  var fragment: Range<Double>?
  private var breaks: LineBreaks?
  /// Whether the last wrapped line ends with a division from the dictionary.
  private var dividesWord = false

  init(text: [UInt16], paragraph: Paragraph, width: Double, hyphenationFactor: Double, language: String) {
    self.text = text
    self.paragraph = paragraph
    self.width = width
    self.hyphenationFactor = hyphenationFactor
    self.language = language
  }

  /// Returns the space between the indents.
  func available(isFirst: Bool) -> LineRoom {
    let style = paragraph.style
    let leading = isFirst ? style.firstLineHeadIndent : style.headIndent
    let end = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
    let trailing = style.tailIndent > 0 ? (width.isFinite ? max(0, width - end) : 0) : -style.tailIndent
    if let fragment {
      // The coordinate is relative to the paragraph's leading edge.
      let start = max(leading, paragraph.isRightToLeft ? width - fragment.upperBound : fragment.lowerBound)
      let end = min(end, paragraph.isRightToLeft ? width - fragment.lowerBound : fragment.upperBound)
      return LineRoom(leading: start, trailing: max(0, width - end), width: max(0, end - start))
    }
    return LineRoom(leading: leading, trailing: trailing, width: max(0, end - leading))
  }

  mutating func line(from start: Int, isFirst: Bool, ending: Ending, moreFollows: Bool) -> LineContent {
    let room = available(isFirst: isFirst)
    switch ending {
    case .wordWrap:
      let end = wrap(from: start, room: room, byWords: true)
      return content(start..<end)
    case .charWrap:
      return LineContent(start..<wrap(from: start, room: room, byWords: false))
    case .whole(let mode):
      // A line separator ends the line even in this mode.
      let end = mandatoryEnd(from: start)
      guard mode.truncates else {
        return LineContent(start..<end)
      }
      let truncation = Truncation(text: text, paragraph: paragraph, room: room, mode: mode)
      return truncation.content(start..<end, moreFollows: moreFollows || end < paragraph.range.upperBound)
    }
  }

  /// Returns a wrapped line, with a hyphen if it ends in a word that may be divided there.
  private func content(_ range: Range<Int>) -> LineContent {
    var content = LineContent(range)
    let end = range.upperBound
    guard end < paragraph.range.upperBound, end > range.lowerBound else { return content }
    if text[end - 1] == Hyphenation.softHyphen || dividesWord { content.hyphenStyleIndex = end - 1 }
    return content
  }

  /// Returns the end of a shorter line, if the last line of the paragraph would otherwise consist of one word. Returns
  /// nil for other lines, and if two words do not fit the last line.
  mutating func endBeforeOrphan(of line: LineContent) -> Int? {
    let (start, end, last) = (line.range.lowerBound, line.end, paragraph.range.upperBound)
    guard end < last, CharacterClass.hangs(text[end - 1]) else { return nil }
    var tail = last
    while tail > end, CharacterClass.hangs(text[tail - 1]) || CharacterClass.isNewline(text[tail - 1]) { tail -= 1 }
    guard tail > end, !text[end..<tail].contains(where: { CharacterClass.hangs($0) || $0 == 0x09 }) else { return nil }
    var wordEnd = end
    while wordEnd > start, CharacterClass.hangs(text[wordEnd - 1]) { wordEnd -= 1 }
    var word = wordEnd
    while word > start, !CharacterClass.hangs(text[word - 1]), text[word - 1] != 0x09 { word -= 1 }
    let base = paragraph.range.lowerBound
    guard word > start, word < wordEnd, mayEnd(after: word - 1 - base) else { return nil }
    let width = (word..<tail).reduce(0) { $0 + paragraph.advances[$1 - base] }
    return width <= available(isFirst: false).width + LineBreaker.tolerance ? word : nil
  }

  /// Returns the end of the cluster that begins at `index`.
  static func clusterEnd(_ index: Int, in paragraph: Paragraph) -> Int {
    guard let graphemes = paragraph.graphemes else {
      return index + 1
    }
    var end = index + 1
    while !graphemes.isBoundary(end - paragraph.range.lowerBound) {
      end += 1
    }
    return end
  }

  /// Returns the position after the first newline, or the paragraph's end.
  private func mandatoryEnd(from start: Int) -> Int {
    var index = start
    while index < paragraph.range.upperBound {
      let end = LineBreaker.clusterEnd(index, in: paragraph)
      if CharacterClass.isNewline(text[index]) {
        return end
      }
      index = end
    }
    return index
  }

  private mutating func wrap(from start: Int, room: LineRoom, byWords: Bool) -> Int {
    let base = paragraph.range.lowerBound
    var index = start
    var x = 0.0
    var lastBreak: Int?
    var lastBreakX = 0.0
    dividesWord = false
    while index < paragraph.range.upperBound {
      let unit = text[index]
      let end = LineBreaker.clusterEnd(index, in: paragraph)
      if CharacterClass.isNewline(unit) {
        return end
      }
      if unit == 0x09 {
        x += TabSetter.advance(at: index, x: x, room: room, text: text, paragraph: paragraph)
      } else {
        var advance = paragraph.advances[index - base]
        // A cluster of HarfBuzz may begin within a grapheme cluster.
        for inner in index + 1..<max(end, index + 1) {
          advance += paragraph.advances[inner - base]
        }
        if !CharacterClass.hangs(unit), x + advance > room.width + LineBreaker.tolerance, index > start {
          guard byWords else { return lastBreak ?? index }
          if let division = division(ofWordAfter: lastBreak ?? start, x: lastBreakX, over: index, room: room) {
            dividesWord = true
            return division
          }
          return lastBreak ?? index
        }
        x += advance
      }
      if byWords, room.width.isFinite, mayEnd(after: end - 1 - base),
        unit != Hyphenation.softHyphen || x + hyphenWidth(at: index) <= room.width + LineBreaker.tolerance
      {
        lastBreak = end
        lastBreakX = x
      } else if !byWords, !isFollowedByHangingSpace(end) {
        lastBreak = end
      }
      index = end
    }
    return index
  }

  /// Returns the last position at which the word that exceeds the line may be divided with space for the hyphen.
  /// Returns nil if the line is filled sufficiently without a division, and for words with soft hyphens, which define
  /// the positions themselves.
  ///
  /// - Parameters:
  ///   - start: The end of the line without a division.
  ///   - x: The used width of the line up to `start`, including white space.
  ///   - overflow: The first character that does not fit.
  private func division(ofWordAfter start: Int, x: Double, over overflow: Int, room: LineRoom) -> Int? {
    guard hyphenationFactor > 0 else { return nil }
    let base = paragraph.range.lowerBound
    var filled = x
    var visible = start
    while visible > base, CharacterClass.hangs(text[visible - 1]) {
      visible -= 1
      filled -= paragraph.advances[visible - base]
    }
    guard filled < hyphenationFactor * room.width else { return nil }
    let letters = letters(from: start, over: overflow)
    guard letters.contains(overflow) || letters.upperBound == overflow, letters.count > 2 else { return nil }
    let points = Hyphenation.points(in: text[letters], language: language)
    for point in points.reversed() {
      let end = letters.lowerBound + point
      guard end <= overflow, paragraph.graphemes?.isBoundary(end - base) ?? true else { continue }
      let width = x + (start..<end).reduce(0) { $0 + paragraph.advances[$1 - base] } + hyphenWidth(at: end - 1)
      if width <= room.width + LineBreaker.tolerance { return end }
    }
    return nil
  }

  /// Returns the letters of the word in which a line ends, or an empty range if a soft hyphen is in or next to them.
  private func letters(from start: Int, over overflow: Int) -> Range<Int> {
    func isLetter(_ index: Int) -> Bool {
      paragraph.range.contains(index) && CharacterClass.isWordPart(text[index])
    }
    var lower = overflow
    while lower > start, isLetter(lower - 1) { lower -= 1 }
    var upper = overflow
    while isLetter(upper) { upper += 1 }
    let around = max(paragraph.range.lowerBound, lower - 1)..<min(paragraph.range.upperBound, upper + 1)
    return text[around].contains(Hyphenation.softHyphen) ? lower..<lower : lower..<upper
  }

  private func hyphenWidth(at index: Int) -> Double {
    let item = TextItem.at(index, in: paragraph)
    return item.shaped(Hyphenation.hyphen).glyphs.reduce(0) { $0 + $1.advance } + item.spacing
  }

  private mutating func mayEnd(after offset: Int) -> Bool {
    let breaks =
      breaks
      ?? LineBreaks(
        text[paragraph.range], graphemes: paragraph.graphemes, keepsHangulWords: paragraph.style.keepsHangulWords)
    self.breaks = breaks
    return breaks.mayEnd(after: offset)
  }

  private func isFollowedByHangingSpace(_ end: Int) -> Bool {
    end < paragraph.range.upperBound && CharacterClass.hangs(text[end])
  }
}
