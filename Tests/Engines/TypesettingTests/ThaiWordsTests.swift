import Testing
import Typefaces

@testable import Typesetting

@Suite("Thai words")
struct ThaiWordsTests {
  @Test(
    "lines break between words, though no space stands there",
    arguments: [
      ["สวัสดี", "ชาว", "โลก"], ["ภาษา", "ไทย"], ["ฉัน", "รัก", "ประเทศ", "ไทย"],
      ["ดู ", "ภาษา", "ไทย ", "UIKit ", "ด้วย"],
    ])
  func words(words: [String]) {
    #expect(breakableParts(words.joined()) == words)
  }

  @Test("no line breaks within a character: vowels and tones stay with their consonant")
  func clusters() {
    for part in breakableParts(String(repeating: "กำลังทดสอบภาษาไทยที่นี่", count: 80)) {
      let first = part.unicodeScalars.first.map(\.value) ?? 0
      #expect(first != 0xE31 && !(0xE33...0xE3A).contains(first) && !(0xE47...0xE4E).contains(first))
    }
  }

  @Test("stretches that are no words come out whole, however long")
  func noWords() {
    for string in ["ๆๆๆๆ", String(repeating: "ก", count: 5_000), String(repeating: "่", count: 3_000)] {
      #expect(breakableParts(string).joined() == string)
    }
  }
}
