import Foundation
import FoundationSupplement
import Testing

@Suite("Words, sentences and lines of strings")
struct EnumerationTests {
  private func pieces(_ text: String, _ options: String.EnumerationOptions) -> [String] {
    var result: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { piece, _, _, _ in result.append(piece ?? "-") }
    return result
  }

  @Test("words leave out spaces and punctuation, and take numbers and apostrophes in")
  func words() {
    #expect(pieces("It's 3.5 km, or so!", .byWords) == ["It's", "3.5", "km", "or", "so"])
    #expect(pieces("one two", [.byWords, .reverse]) == ["two", "one"])
    #expect(pieces("one two", [.byWords, .substringNotRequired]) == ["-", "-"])
    #expect(pieces("你好世界", .byWords) == ["你好", "世界"])
    #expect(pieces(" … ", .byWords).isEmpty)
  }

  @Test("what is between words belongs to the word before it")
  func enclosingRanges() {
    let text = "«One, two»"
    var result: [String] = []
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { _, _, outer, _ in
      result.append(String(text[outer]))
    }
    #expect(result == ["«One, ", "two»"])
  }

  @Test("sentences have the spaces that follow them")
  func sentences() {
    #expect(pieces("Is it 3.5? Yes. No", .bySentences) == ["Is it 3.5? ", "Yes. ", "No"])
  }

  @Test("lines, paragraphs and characters")
  func others() {
    #expect(pieces("a\n\nb\r\nc", .byLines) == ["a", "", "b", "c"])
    #expect(pieces("a\u{2028}b\nc", .byParagraphs) == ["a\u{2028}b", "c"])
    #expect(pieces("e\u{301}🇩🇪", .byComposedCharacterSequences) == ["e\u{301}", "🇩🇪"])
    #expect(pieces("", .byWords).isEmpty)
  }

  @Test("parts of strings and NSString are enumerated from their own places on, and stop where they are told to")
  func partsAndStops() {
    let text = "one two three"
    var first: [String] = []
    text.dropFirst(4).enumerateSubstrings(in: text.index(text.startIndex, offsetBy: 4)..., options: .byWords) {
      piece, range, _, stop in
      first.append("\(piece ?? "") \(text.distance(from: text.startIndex, to: range.lowerBound))")
      stop = true
    }
    #expect(first == ["two 4"])
    var second: [NSRange] = []
    (text as NSString).enumerateSubstrings(in: NSRange(location: 4, length: 9), options: .byWords) {
      _, range, _, stop in
      second.append(range)
      stop.pointee = true
    }
    #expect(second == [NSRange(location: 4, length: 3)])
  }
}
