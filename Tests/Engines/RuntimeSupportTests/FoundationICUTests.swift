import Foundation
import RuntimeSupport
import Testing

@Suite("ICU, which Foundation brings along")
struct FoundationICUTests {
  @Test("numbers have their unit in the locale's language")
  func units() {
    #expect(
      FoundationICU.number(1.5, skeleton: "unit/kilometer unit-width-full-name", locale: "en_US") == "1.5 kilometers")
    #expect(FoundationICU.number(2, skeleton: "unit/mile unit-width-full-name", locale: "de_DE") == "2 Meilen")
    #expect(FoundationICU.number(1200, skeleton: "", locale: "de_DE") == "1.200")
  }

  @Test("a usage chooses the unit")
  func usages() {
    let skeleton = "unit/kilometer usage/road unit-width-short"
    #expect(FoundationICU.number(200, skeleton: skeleton, locale: "en_US") == "124 mi")
    #expect(FoundationICU.number(200, skeleton: skeleton, locale: "fr_FR") == "200\u{202f}km")
  }

  @Test("what ICU does not know, and what it cannot convert, is nothing")
  func unknown() {
    #expect(FoundationICU.number(1, skeleton: "unit/no-such-unit", locale: "en_US") == nil)
    #expect(FoundationICU.number(1, skeleton: "unit/byte usage/default", locale: "en_US") == nil)
  }

  @Test("texts are divided into words and sentences")
  func segments() {
    let words = FoundationICU.segments(of: Array("Two words.".utf16), by: .words, locale: "en_US")
    #expect(words.map(\.end) == [3, 4, 9, 10])
    #expect(words.map(\.isWord) == [true, false, true, false])
    let sentences = FoundationICU.segments(of: Array("One. Two.".utf16), by: .sentences, locale: "en_US")
    #expect(sentences.map(\.end) == [5, 9])
    #expect(FoundationICU.segments(of: [], by: .words, locale: "en_US").isEmpty)
  }

  @Test("texts may be longer than usual")
  func long() {
    let digits = FoundationICU.number(1e300, skeleton: ".00", locale: "en_US")
    #expect(digits?.count == 404)
  }

  @Test("amounts are joined as the locale's language does")
  func lists() {
    let items = ["2 h", "10 min"]
    #expect(FoundationICU.list(ofUnits: items, width: .short, locale: "en_US") == "2 h, 10 min")
    #expect(FoundationICU.list(ofUnits: items, width: .narrow, locale: "en_US") == "2 h 10 min")
    #expect(FoundationICU.list(ofUnits: items, width: .wide, locale: "de_DE") == "2 h und 10 min")
    #expect(FoundationICU.list(ofUnits: ["2 h"], width: .wide, locale: "de_DE") == "2 h")
  }
}
