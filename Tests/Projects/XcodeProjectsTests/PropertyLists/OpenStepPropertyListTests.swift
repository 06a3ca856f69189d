import Foundation
import Testing

@testable import XcodeProjects

@Suite("OpenStep property lists")
struct OpenStepPropertyListTests {
  private func parse(_ text: String) throws(XcodeFileError) -> PropertyListValue {
    try PropertyListReader.parse(Array(text.utf8), path: "/p")
  }

  @Test("dictionaries, arrays, plain and quoted texts, data, comments")
  func forms() throws {
    let value = try parse(
      """
      // !$*UTF8*$!
      { /* a comment */
        plain = Sources/a-b_c.swift:1$; "a key" = "two\\nlines \\"x\\" \\U00e9 \\101";
        list = (1, "2", { a = b; },);
        data = <00 fF>;
        'single' = 'it "is"';
        surrogates = "\\Ud83d\\Ude00";
        alone;
        last = x
      }
      """)
    #expect(
      value
        == .dictionary([
          "plain": .string("Sources/a-b_c.swift:1$"), "a key": .string("two\nlines \"x\" é A"),
          "list": .array([.string("1"), .string("2"), .dictionary(["a": .string("b")])]),
          "data": .data(Data([0, 255])), "single": .string("it \"is\""), "surrogates": .string("😀"),
          "alone": .string("alone"), "last": .string("x"),
        ]))
  }

  @Test("a file that is cut short anywhere is an error and never more")
  func cutShort() throws {
    let text = """
      { archiveVersion = 1; objects = { A /* x */ = { isa = PBXGroup; children = ( "B C", D, ); data = <00>; }; }; }
      """
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count - 1 {
      #expect(throws: XcodeFileError.self) {
        try PropertyListReader.parse(Array(bytes[..<length]), path: "/p")
      }
    }
    #expect((try? PropertyListReader.parse(bytes, path: "/p")) != nil)
  }

  private func error(of text: String) -> XcodeFileError? {
    do throws(XcodeFileError) {
      _ = try parse(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("errors name line and column, and where what is not closed began")
  func places() {
    #expect(
      error(of: "{\n  a = 1;\n  b\n}")
        == .syntax(path: "/p", line: 4, column: 1, reason: "expected “=” after the key b, found “}”"))
    #expect(
      error(of: "{\n a = {\n b = 1;\n")
        == .syntax(path: "/p", line: 4, column: 1, reason: "the file ends inside the dictionary that begins at line 2"))
    #expect(error(of: "{ a = \"x; }")?.reason == "a quoted string is not terminated")
    #expect(error(of: "{ a = 1; } }")?.reason == "unexpected text after the end of the property list")
  }

  @Test("conflict markers of a merge are called so")
  func conflict() {
    let found = error(of: "{\n a = 1;\n<<<<<<< HEAD\n b = 2;\n}")
    #expect(found?.line == 3)
    #expect(found?.reason.contains("merge") == true)
  }

  @Test("a hundred thousand nested values are an error", arguments: ["(", "{a=", "{a=("])
  func nesting(opening: String) {
    #expect(error(of: String(repeating: opening, count: 100_000))?.reason.contains("nested") == true)
  }

  @Test("UTF-16 with a mark, a mark of UTF-8, and ends of lines of Windows are read")
  func encodings() throws {
    let expected = PropertyListValue.dictionary(["ключ": .string("значение")])
    let text = "{\r\n \"ключ\" = \"значение\";\r\n}"
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    for bytes in [little, big, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      #expect(try PropertyListReader.parse(bytes, path: "/p") == expected)
    }
  }

  @Test("any bytes are read or refused")
  func noise() {
    var state: UInt64 = 42
    let alphabet = Array("{}()=;,\"'\\<>/*ab0 \n".utf8) + [0xFF, 0]
    for _ in 0..<3_000 {
      var bytes: [UInt8] = []
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      _ = try? PropertyListReader.parse(bytes, path: "/p")
    }
  }
}
