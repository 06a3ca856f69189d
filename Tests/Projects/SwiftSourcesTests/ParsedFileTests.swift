import Foundation
import SwiftSources
import SwiftSyntax
import Testing

@Suite("Parsed files")
struct ParsedFileTests {
  private let text = "// Ä\nfunc `in`(a: Int) { /* b */\n  go( 1,\n  2 ) }\n"

  @Test("a node has its bytes, its line and its text on one line, without what is around it")
  func nodes() throws {
    let file = ParsedFile(text)
    let function = try #require(file.tree.statements.first?.item.as(FunctionDeclSyntax.self))
    let call = try #require(function.body?.statements.first)
    #expect(file.text(call.trimmedBytes) == "go( 1,\n  2 )")
    #expect(call.onOneLine == "go( 1, 2 )")
    #expect(file.line(of: call) == 3 && file.line(of: function) == 2)
    #expect(function.name.text == "`in`" && function.name.identifierText == "in")
    #expect(call.enclosing.contains { $0.id == Syntax(function).id })
  }

  @Test("each byte has a token, and the space between two has the second")
  func tokens() throws {
    let file = ParsedFile(text)
    func token(at word: String) throws -> String? {
      let index = try #require(text.utf8.indices.first { text[$0...].hasPrefix(word) })
      return file.token(at: text.utf8.distance(from: text.startIndex, to: index))?.text
    }
    #expect(try token(at: "go") == "go")
    #expect(try token(at: "/* b */") == "go")
    #expect(ParsedFile("").token(at: 0) == nil)
  }

  @Test("lines are read without their ends")
  func lines() {
    let file = ParsedFile("a\r\nb\n\nc")
    #expect((0...5).map { file.text(ofLine: $0) } == ["", "a", "b", "", "c", ""])
  }

  @Test("text that does not parse is kept", arguments: ["}}} func", "class {", "\u{0}", "\"\\("])
  func broken(_ text: String) {
    #expect(ParsedFile(text).tree.description == text)
  }

  @Test(
    "bytes are searched for a text",
    arguments: [("", false), ("#selecto", false), ("#selector", true), ("a #selector b", true), ("##selector", true)])
  func search(_ text: String, _ expected: Bool) {
    #expect(Array(text.utf8).contains(text: "#selector") == expected)
    #expect(Array(text.utf8).contains(text: ""))
  }

  @Test("another text of a file keeps its places")
  func replaced() {
    let source = SourceText(url: URL(filePath: "/a.swift"), original: URL(filePath: "/b.swift"), text: "a")
    let other = source.replacingText { $0 + "b" }
    #expect(other == SourceText(url: source.url, original: source.original, text: "ab"))
    #expect(SourceText(url: source.url, text: "").original == source.url)
  }
}
