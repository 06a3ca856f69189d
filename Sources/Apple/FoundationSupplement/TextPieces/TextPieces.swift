import Foundation
import RuntimeSupport

/// The words, sentences, lines or characters of a text, by UTF-16 offsets.
struct TextPieces {
  /// A piece, and its range with the following separators.
  struct Piece {
    var range: NSRange
    var enclosingRange: NSRange
  }

  private let text: NSString
  private let range: NSRange
  private let options: NSString.EnumerationOptions

  init(of text: NSString, in range: NSRange, options: NSString.EnumerationOptions) {
    self.text = text
    self.range = range
    self.options = options
  }

  /// The pieces in order, or in reverse order.
  var pieces: [Piece] {
    let result: [Piece]
    switch options.rawValue & 0xFF {
    case 0: result = lines { text.getLineStart(&$0.start, end: &$0.end, contentsEnd: &$0.contentsEnd, for: $1) }
    case 1: result = lines { text.getParagraphStart(&$0.start, end: &$0.end, contentsEnd: &$0.contentsEnd, for: $1) }
    case 3: result = words
    case 4: result = sentences
    default: result = characters
    }
    return options.contains(.reverse) ? result.reversed() : result
  }

  private struct LineEnds {
    var (start, end, contentsEnd) = (0, 0, 0)
  }

  private func lines(_ find: (inout LineEnds, NSRange) -> Void) -> [Piece] {
    var result: [Piece] = []
    var place = range.location
    while place < NSMaxRange(range) {
      var ends = LineEnds()
      find(&ends, NSRange(location: place, length: 0))
      let end = min(ends.end, NSMaxRange(range))
      result.append(
        Piece(
          range: NSRange(location: place, length: min(ends.contentsEnd, end) - place),
          enclosingRange: NSRange(location: place, length: end - place)))
      place = max(end, place + 1)
    }
    return result
  }

  private var characters: [Piece] {
    var result: [Piece] = []
    var place = range.location
    for character in text.substring(with: range) {
      let piece = NSRange(location: place, length: character.utf16.count)
      result.append(Piece(range: piece, enclosingRange: piece))
      place += piece.length
    }
    return result
  }

  private var locale: String {
    options.contains(.localized) ? Locale.preferredLanguages.first ?? Locale.current.identifier : "en"
  }

  /// The words. The text between words belongs to the previous one, and at the beginning to the first one.
  private var words: [Piece] {
    let units = Array(text.substring(with: range).utf16)
    var result: [Piece] = []
    var start = 0
    for segment in FoundationICU.segments(of: units, by: .words, locale: locale) {
      defer { start = segment.end }
      guard segment.isWord else {
        if !result.isEmpty { result[result.count - 1].enclosingRange.length += segment.end - start }
        continue
      }
      let word = NSRange(location: range.location + start, length: segment.end - start)
      let first = result.isEmpty ? range.location : word.location
      result.append(
        Piece(range: word, enclosingRange: NSRange(location: first, length: NSMaxRange(word) - first)))
    }
    return result
  }

  private var sentences: [Piece] {
    let units = Array(text.substring(with: range).utf16)
    var start = range.location
    return FoundationICU.segments(of: units, by: .sentences, locale: locale).map { segment in
      let end = range.location + segment.end
      defer { start = end }
      let sentence = NSRange(location: start, length: end - start)
      return Piece(range: sentence, enclosingRange: sentence)
    }
  }
}
