import Testing

@testable import ProjectBuilding

@Suite struct CompilerMessageTests {
  @Test func aMessageHasItsPlaceAndWords() {
    let messages = CompilerMessage.messages(
      in: """
        /a b/View.swift:12:7: error: cannot find 'foo' in scope: here
            foo()
            ^
        /a b/View.swift:3:1: warning: unused
        error: emit-module command failed
        """)
    #expect(
      messages == [
        CompilerMessage(
          file: "/a b/View.swift", line: 12, column: 7, severity: .error, text: "cannot find 'foo' in scope: here"),
        CompilerMessage(file: "/a b/View.swift", line: 3, column: 1, severity: .warning, text: "unused"),
        CompilerMessage(file: nil, line: 0, column: 0, severity: .error, text: "emit-module command failed"),
      ])
  }

  @Test func whatSeveralFrontendsSayCountsOnce() {
    let line = "/A.swift:1:8: error: no such module 'X'\n"
    #expect(CompilerMessage.messages(in: line + line).count == 1)
  }

  @Test func sourceLinesThatLookLikeMessagesHaveNoPlace() {
    #expect(CompilerMessage.messages(in: "  print(\"a: error: b\")").isEmpty)
  }

  @Test func outputWithoutRepetitionsKeepsEachMessageWithItsLines() {
    let first = "/A.swift:1:8: error: no such module 'X'\nimport X\n       ^\n"
    let second = "/A.swift:2:1: error: other\nfoo\n^\n/A.swift:9:1: note: declared here\nbar\n^\n"
    let output = CompilerOutput.withoutRepetitions(
      first + second + "error: emit-module command failed with exit code 1\n" + first)
    #expect(output == first + second)
  }

  @Test func outputOfNothingIsNothing() {
    #expect(CompilerOutput.withoutRepetitions("") == "")
  }
}
