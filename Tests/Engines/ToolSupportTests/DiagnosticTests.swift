import Foundation
import Testing
import ToolSupport

@Suite("Diagnostics")
struct DiagnosticTests {
  private let diagnostic = Diagnostic(
    .error, "cannot find 'x'", at: .init("/app/A.swift", line: 3, column: 7),
    notes: [Diagnostic(.note, "declared here", at: .init("/app/B.swift", line: 1))], fixes: ["rename it to 'y'"])

  @Test("a terminal gets the form of compilers, notes and fixes indented below")
  func terminal() {
    #expect(
      DiagnosticRenderer().text(of: diagnostic) == """
        /app/A.swift:3:7: error: cannot find 'x'
          /app/B.swift:1: note: declared here
          fix: rename it to 'y'
        """)
    #expect("\(Diagnostic(.warning, "no target"))" == "warning: no target")
    #expect("\(Diagnostic(.note, "left out", at: .init("a.png")))" == "a.png: note: left out")
  }

  @Test("further lines of a text are indented below its first")
  func lines() {
    #expect("\(Diagnostic(.error, "one\ntwo\n\nthree"))" == "error: one\n  two\n\n  three")
    #expect("\(Diagnostic(.error, ""))" == "error: ")
  }

  @Test("paths are relative to a folder only below it")
  func folders() {
    for folder in ["/app", "/app/"] {
      let renderer = DiagnosticRenderer(relativeTo: folder)
      #expect(renderer.text(of: Diagnostic(.error, "x", at: .init("/app/A.swift", line: 1))) == "A.swift:1: error: x")
      #expect(renderer.text(of: Diagnostic(.error, "x", at: .init("/apple/A.swift"))) == "/apple/A.swift: error: x")
    }
  }

  @Test("an annotation is one line, whose text cannot begin another command")
  func annotations() {
    #expect(
      DiagnosticRenderer(relativeTo: "/app").annotation(of: diagnostic, title: "A: x, y")
        == "::error file=A.swift,line=3,col=7,title=A%3A x%2C y::cannot find 'x'%0AB.swift:1: note: declared here%0A"
        + "fix: rename it to 'y'")
    #expect(
      DiagnosticRenderer().annotation(of: Diagnostic(.warning, "50%\n::error::x")) == "::warning::50%25%0A::error::x")
    #expect(DiagnosticRenderer().annotation(of: Diagnostic(.remark, "x")) == "::notice::x")
  }

  @Test("JSON keeps all of a diagnostic and omits empty lists")
  func coding() throws {
    let data = try JSONEncoder().encode(diagnostic)
    #expect(try JSONDecoder().decode(Diagnostic.self, from: data) == diagnostic)
    #expect(try JSON.line(of: Diagnostic(.note, "x")) == #"{"severity":"note","text":"x"}"#)
    #expect(try JSON.value(Diagnostic.self, of: #"{"severity":"note","text":"x"}"#) == Diagnostic(.note, "x"))
  }
}
