import Testing
import Typefaces

@testable import Typesetting

@Suite("Hyphenation")
struct HyphenationTests {
  /// Returns the width of a line: the hyphen is not kerned with the text, and the last letter has the same distance to
  /// it as to the rest of its word, which is less than a point.
  private static func width(_ line: String, _ font: FontInstance) -> Double {
    guard line.hasSuffix("-") else { return Fixture.width(line, font) }
    return Fixture.width(String(line.dropLast()), font) + Fixture.width("-", font) + 1
  }

  /// Returns the displayed lines, including the inserted hyphens.
  private func lines(
    _ string: String, as wide: String, factor: Double = 1, language: String? = nil, mode: LineBreakMode = .wordWrapping,
    maximum: Int = 0
  ) throws -> [String] {
    let font = try Fixture.system()
    let text = Fixture.text(string, font) { _, paragraph in
      paragraph.hyphenationFactor = factor
      paragraph.language = language
      paragraph.lineBreakMode = mode
    }
    let layout = TextLayout(text, width: HyphenationTests.width(wide, font), maximumLines: maximum)
    let units = Array(string.utf16)
    let hyphen = TextLayout(StyledText("-", style: TextStyle(font: font))).lines.first?.runs.first?.glyphs
    return layout.lines.map { line in
      let last = line.runs.last
      let isDivided = last.map { $0.range.isEmpty && $0.glyphs == hyphen } ?? false
      var shown = String(decoding: units[line.range], as: UTF16.self)
      while shown.last?.isWhitespace ?? false { shown.removeLast() }
      return shown.filter { $0 != "\u{AD}" } + (isDivided ? "-" : "")
    }
  }

  @Test("a word is divided where its language allows it, as late as its hyphen has room")
  func dictionary() throws {
    #expect(try lines("an extraordinary day", as: "an extraordi-") == ["an extraordi-", "nary day"])
    #expect(try lines("an extraordinary day", as: "an extraor-") == ["an extraor-", "dinary day"])
    #expect(try lines("an extraordinary day", as: "an extraor") == ["an extra-", "ordinary", "day"])
    #expect(try lines("Extraordinary", as: "Extraor-") == ["Extraor-", "dinary"])
    #expect(try lines("an (extraordinary) day", as: "an (extraor-") == ["an (extraor-", "dinary) day"])
  }

  @Test("without a factor, a dictionary, or a mode that wraps by words nothing is divided")
  func undivided() throws {
    let undivided = ["an", "extraordinary", "day"]
    #expect(try lines("an extraordinary day", as: "extraordinary", factor: 0) == undivided)
    #expect(try lines("an extraordinary day", as: "extraordinary", language: "tlh") == undivided)
    #expect(try lines("an extraordinary day", as: "extraordinary", language: "../en") == undivided)
    let byCharacters = try lines("extraordinary", as: "extraordi-", mode: .charWrapping)
    #expect(byCharacters.allSatisfy { !$0.hasSuffix("-") } && byCharacters.joined() == "extraordinary")
    #expect(try lines("the day", as: "the d") == ["the", "day"])
  }

  @Test("a line that is filled to the factor stays as it is")
  func factor() throws {
    let font = try Fixture.system()
    let filled = Fixture.width("an unbelievably", font) / HyphenationTests.width("an unbelievably extraor-", font)
    let text = "an unbelievably extraordinary day"
    #expect(try lines(text, as: "an unbelievably extraor-", factor: filled - 0.01).first == "an unbelievably")
    #expect(try lines(text, as: "an unbelievably extraor-", factor: filled + 0.01).first == "an unbelievably extraor-")
    #expect(try lines(text, as: "an unbelievably extraor-", factor: 7).first == "an unbelievably extraor-")
  }

  @Test("soft hyphens divide words in any language, show a hyphen at the end of a line only, and need room for it")
  func softHyphens() throws {
    let font = try Fixture.system()
    let word = "Donau\u{AD}dampf\u{AD}schiff"
    #expect(Fixture.width(word, font) == Fixture.width("Donaudampfschiff", font))
    #expect(try lines(word, as: "Donaudampfschiff", factor: 0) == ["Donaudampfschiff"])
    #expect(try lines(word, as: "Donaudampf-", factor: 0) == ["Donaudampf-", "schiff"])
    #expect(try lines(word, as: "Donaudampf", factor: 0) == ["Donau-", "dampfschiff"])
    // In a word with soft hyphens, no other divisions are permitted.
    #expect(try lines("an extra\u{AD}ordinary day", as: "an extraor-") == ["an extra-", "ordinary", "day"])
  }

  @Test("a line that ends with a hyphen is as wide as both")
  func width() throws {
    let font = try Fixture.system()
    let text = Fixture.text("an extraordinary day", font) { _, paragraph in paragraph.hyphenationFactor = 1 }
    let layout = TextLayout(text, width: HyphenationTests.width("an extraordi-", font))
    let both = Fixture.width("an extraordi", font) + Fixture.width("-", font)
    #expect(abs(layout.lines[0].width - both) < 0.5)
    #expect(layout.lines[0].range == 0..<12)
    #expect(layout.textLength == 20)
  }

  @Test("the last line that is allowed is truncated, and not divided")
  func truncation() throws {
    let font = try Fixture.system()
    let text = Fixture.text("an extraordinary day", font) { _, paragraph in paragraph.hyphenationFactor = 1 }
    let layout = TextLayout(
      text, width: Fixture.width("an extraordi-", font), maximumLines: 1, lineBreakMode: .truncatingTail)
    #expect(layout.lines.count == 1 && layout.isTruncated)
    #expect(layout.lines[0].isTruncated)
  }

  @Test("right to left a hyphen stands at the left end of the line")
  func rightToLeft() throws {
    let font = try Fixture.system()
    var text = Fixture.text("\u{5D0}\u{5D1}\u{AD}\u{5D2}\u{5D3}\u{5D4}\u{5D5}", font) { _, _ in }
    text.hyphenationFactor = 0
    let layout = TextLayout(text, width: Fixture.width("\u{5D0}\u{5D1}-", font) + 0.01)
    #expect(layout.lines.count > 1)
    let first = try #require(layout.lines.first)
    #expect(first.runs.first?.range.isEmpty == true)
  }
}
