import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Units of text", .ownHosts)
struct TextInputTokenizerTests {
  init() { StandardScreen.make() }

  private func words(_ text: String) -> [String] {
    let units = TextUnits(text: NSString(string: text))
    var result: [String] = []
    var index = 0
    while index < units.length {
      guard let word = units.word(at: index) else {
        index += 1
        continue
      }
      result.append(units.text.substring(with: word))
      index = word.location + word.length
    }
    return result
  }

  @Test(
    "words",
    arguments: [
      ("Hello, world!", ["Hello", "world"]), ("don't stop’s 'x'", ["don't", "stop’s", "x"]),
      ("e\u{301}te\u{301} 3rd a_b", ["e\u{301}te\u{301}", "3rd", "a_b"]), ("日本", ["日", "本"]), ("👍 ok", ["ok"]),
      ("שלום-עולם", ["שלום", "עולם"]), ("𝒳𝒴 z", ["𝒳𝒴", "z"]), ("", []),
    ])
  func words(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test("sentences end after a full stop and its space, and at newlines")
  func sentences() {
    let units = TextUnits(text: "One (two.) Three! 3.5 is four…\nFive")
    func sentence(_ offset: Int) -> String { units.text.substring(with: units.range(of: .sentence, at: offset)!) }
    #expect(sentence(0) == "One (two.) " && sentence(12) == "Three! " && sentence(19) == "3.5 is four…\n")
    #expect(sentence(units.length - 1) == "Five")
  }

  @Test("a tokenizer finds units and their boundaries in both directions")
  func tokenizer() {
    let field = UITextField()
    field.text = "one two"
    let tokenizer = field.tokenizer
    let (forward, backward) = (UITextDirection.storage(.forward), UITextDirection.storage(.backward))
    func range(_ offset: Int, _ direction: UITextDirection) -> NSRange? {
      field.range(of: tokenizer.rangeEnclosingPosition(field.position(offset), with: .word, inDirection: direction))
    }
    #expect(range(1, forward) == NSRange(location: 0, length: 3))
    #expect(range(3, forward) == nil && range(3, backward) == NSRange(location: 0, length: 3))
    #expect(range(7, forward) == nil && range(7, backward) == NSRange(location: 4, length: 3))
    #expect(tokenizer.isPosition(field.position(3), atBoundary: .word, inDirection: forward))
    #expect(!tokenizer.isPosition(field.position(3), atBoundary: .word, inDirection: backward))
    #expect(tokenizer.isPosition(field.position(4), atBoundary: .word, inDirection: backward))
    #expect(tokenizer.isPosition(field.position(5), withinTextUnit: .word, inDirection: forward))
    func boundary(_ offset: Int, _ direction: UITextDirection) -> Int? {
      tokenizer.position(from: field.position(offset), toBoundary: .word, inDirection: direction)
        .flatMap { field.offset(of: $0) }
    }
    #expect(boundary(0, forward) == 3 && boundary(3, forward) == 7 && boundary(7, forward) == nil)
    #expect(boundary(7, backward) == 4 && boundary(4, backward) == 0 && boundary(0, backward) == nil)
  }

  @Test(
    "characters are whole whatever lies around them",
    arguments: ["abc", "e\u{301}👨‍👩‍👧‍👦🇩🇪🇫🇷x", "\r\n\r\n", String(repeating: "🇩🇪", count: 100)])
  func characters(_ text: String) {
    let units = TextUnits(text: NSString(string: text))
    var (offset, starts) = (0, [0])
    for character in text {
      offset += character.utf16.count
      starts.append(offset)
    }
    var found = [0]
    while let last = found.last, last < units.length { found.append(units.characterEnd(after: last)) }
    #expect(found == starts)
    var back = [units.length]
    while let last = back.last, last > 0 { back.append(units.characterStart(before: last)) }
    #expect(back.reversed() == starts)
  }

  @Test("positions move by characters and lines, and stop at the ends")
  func positions() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    field.text = "abשל"
    let start = field.beginningOfDocument
    #expect(field.offset(from: start, to: field.endOfDocument) == 4)
    #expect(field.position(from: start, offset: 5) == nil && field.position(from: start, offset: -1) == nil)
    #expect(field.position(from: start, offset: .max) == nil)
    #expect(field.compare(start, to: field.endOfDocument) == .orderedAscending)
    #expect(field.position(from: start, in: .right, offset: 2).flatMap { field.offset(of: $0) } == 2)
    #expect(field.position(from: start, in: .left, offset: 1) == nil)
    #expect(field.position(from: start, in: .down, offset: 1) == nil)
    let all = field.textRange(from: field.endOfDocument, to: start)!
    #expect(field.text(in: all) == "abשל" && !all.isEmpty)
    #expect(field.text(in: UITextRange()) == nil, "a range of another text")
    field.replace(field.textRange(from: field.position(1), to: field.position(3))!, withText: "-")
    #expect(field.text == "a-ל")
  }
}
