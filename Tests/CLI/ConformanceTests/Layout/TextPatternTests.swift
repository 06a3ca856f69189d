import CoreGraphics
import TestHosts
import Testing

@testable import Conformance

@Suite("Sentences with gaps", .ownHosts)
struct TextPatternTests {
  @Test("numbers are read with sign and fraction")
  func numbers() {
    let match = TextPattern("frame (#, #, #)").match("frame (-40,0.5,  120)")
    #expect(match?.numbers == [-40, 0.5, 120])
  }

  @Test("a full stop after a number is not part of it")
  func fullStop() {
    #expect(TextPattern("width #.").match("width 10.")?.numbers == [10])
  }

  @Test("texts reach up to the character that follows")
  func texts() {
    let match = TextPattern("@(#x#), texts \"@\"").match("iPhone (320x568), texts \"What's new\"")
    #expect(match?.texts == ["iPhone ", "What's new"])
    #expect(match?.numbers == [320, 568])
  }

  @Test(
    "other sentences don't match",
    arguments: ["width", "width ten", "width 10 and more", "width 1234567", "width -", "Width 10", ""])
  func others(text: String) {
    #expect(TextPattern("width #").match(text) == nil)
  }
}
