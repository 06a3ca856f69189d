import Testing

@testable import TestedPreviewMacros

@Suite("JSON of the compiler's messages")
struct JSONTests {
  private func parse(_ text: String) -> JSON? { JSON(parsing: Array(text.utf8)) }

  @Test("objects, arrays, strings, numbers and words are read")
  func reading() {
    #expect(
      parse(#" { "a" : [1, -20, true, false, null, "x"], "b": {} , "c":[ ] } "#)
        == .object([
          "a": .array([.integer(1), .integer(-20), .bool(true), .bool(false), .null, .string("x")]),
          "b": .object([:]), "c": .array([]),
        ]))
    #expect(parse("1.5e3") == .null)
  }

  @Test("escapes are undone, pairs of surrogates included")
  func escapes() {
    #expect(parse(#""\"\\\/\n\t\r\b\fé€😀é""#) == .string("\"\\/\n\t\r\u{8}\u{c}é€😀é"))
  }

  @Test(
    "what is not JSON is nil",
    arguments: ["", "{", "[1", "\"", "{\"a\"}", "[1 2]", "nope", "\"\\ud83d\"", "1 2", "\"\\"])
  func wrong(text: String) {
    #expect(parse(text) == nil)
  }

  @Test("too many nested arrays are nil, not a crash")
  func nesting() {
    #expect(parse(String(repeating: "[", count: 100_000)) == nil)
  }

  @Test("what is written reads back")
  func roundTrip() {
    let value: JSON = .object([
      "text": .string("a \"quote\", a \\, a line\nand \u{1} and 😀"), "list": .array([.integer(7), .null, .bool(true)]),
    ])
    #expect(parse(value.text) == value)
    #expect(JSON.object(["b": .null, "a": .string("\n")]).text == #"{"a":"\u000a","b":null}"#)
  }
}
