import Testing
import ToolSupport

@testable import ProjectBuilding

@Suite("The compiler's output") struct CompilerOutputTests {
  @Test("a diagnostic has a location and a text")
  func fields() {
    let messages = CompilerOutput.diagnostics(
      in: """
        /a b/View.swift:12:7: error: cannot find 'foo' in scope: here
            foo()
            ^
        /a b/View.swift:3:1: warning: unused
        error: emit-module command failed
        """)
    #expect(
      messages == [
        Diagnostic(
          .error, "cannot find 'foo' in scope: here", at: .init("/a b/View.swift", line: 12, column: 7)),
        Diagnostic(.warning, "unused", at: .init("/a b/View.swift", line: 3, column: 1)),
        Diagnostic(.error, "emit-module command failed"),
      ])
  }

  @Test("what several frontends write counts once")
  func frontends() {
    let line = "/A.swift:1:8: error: no such module 'X'\n"
    #expect(CompilerOutput.diagnostics(in: line + line).count == 1)
  }

  @Test("lines of source that look like diagnostics are none")
  func sourceLines() {
    #expect(CompilerOutput.diagnostics(in: "  print(\"a: error: b\")").isEmpty)
  }

  @Test("output without repetitions keeps each diagnostic with its lines")
  func repetitions() {
    let first = "/A.swift:1:8: error: no such module 'X'\nimport X\n       ^\n"
    let second = "/A.swift:2:1: error: other\nfoo\n^\n/A.swift:9:1: note: declared here\nbar\n^\n"
    let output = CompilerOutput.withoutRepetitions(
      first + second + "error: emit-module command failed with exit code 1\n" + first)
    #expect(output == first + second)
  }

  @Test("warnings about registrations that rewriting adds are omitted, others on their line are kept")
  func generatedCode() {
    let line = "}; nonisolated fileprivate static func viewcode_register_A_1() { o.`old` }\n"
    let author = "/A.swift:9:1: warning: a brace\n\(line)^\n"
    let added = "/A.swift:9:60: warning: 'old' is deprecated\n\(line)     ^\n/B.swift:1:1: note: declared here\n"
    let failure = "/A.swift:9:60: error: no member\n\(line)     ^\n"
    #expect(CompilerOutput.withoutGeneratedCode(author + added + failure) == author + failure)
    #expect(CompilerOutput.withoutGeneratedCode("/A.swift:1:1: warning: a\nb\n") == "/A.swift:1:1: warning: a\nb\n")
  }

  @Test("no output stays empty")
  func empty() {
    #expect(CompilerOutput.withoutRepetitions("") == "")
  }
}
