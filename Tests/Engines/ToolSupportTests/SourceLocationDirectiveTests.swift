import Testing
import ToolSupport

@Suite("Directives that name the author's file")
struct SourceLocationDirectiveTests {
  @Test(
    "a path comes back as it was from the text that the compiler tells",
    arguments: [
      "/app/View.swift", "/a \"b\"/c\\d.swift", "/app/\u{10}\u{10}View.swift", "/app/\\u{41}.swift", "/app/Ünï.swift",
    ])
  func paths(path: String) {
    let text = SourceLocationDirective.text(path: path, line: 7)
    #expect(text.hasPrefix("#sourceLocation(file: \"") && text.hasSuffix("\", line: 7)"))
    let told = text.dropFirst("#sourceLocation(file: \"".count).dropLast("\", line: 7)".count)
    #expect(SourceLocationDirective.path(told: told) == path)
    #expect(!told.unicodeScalars.contains { $0.value < 32 })
  }

  @Test("a text with an end that is no escape sequence stays")
  func incomplete() {
    #expect(SourceLocationDirective.path(told: "/app/a\\") == "/app/a")
    #expect(SourceLocationDirective.path(told: "/app/\\u{zz}") == "/app/u{zz}")
  }
}
