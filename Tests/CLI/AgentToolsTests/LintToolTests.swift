import Testing
import ToolSupport

@testable import AgentTools

@Suite("The tool lint")
struct LintToolTests {
  /// A project with findings.
  private struct Findings: LintSource {
    var count = 2

    func findings(since revision: String?) throws -> [Diagnostic] {
      if revision == "none" { throw ToolError("none: git knows no such revision") }
      let all = (0..<count).map { number in
        Diagnostic(
          .warning, "wrong [left-right]", at: .init("Shop/View\(number).swift", line: number + 1, column: 3),
          fixes: ["use leading"])
      }
      return revision == nil ? all : Array(all.prefix(1))
    }
  }

  private func call(_ arguments: [String: JSON] = [:], linter: (any LintSource)? = Findings()) -> String {
    let tools = AgentTools(source: ExampleProgram(), linter: linter)
    defer { tools.end() }
    let answer = tools.call("lint", arguments)
    return (answer.isError ? "error: " : "") + answer.text
  }

  @Test("each finding has its place, rule and fix")
  func findings() {
    #expect(
      call() == """
        Shop/View0.swift:1:3: warning: wrong [left-right]
          fix: use leading
        Shop/View1.swift:2:3: warning: wrong [left-right]
          fix: use leading
        """)
  }

  @Test("path and since choose among them; what is not there is said")
  func choices() {
    #expect(call(["path": "View1"]) == "Shop/View1.swift:2:3: warning: wrong [left-right]\n  fix: use leading")
    #expect(call(["since": "main"]) == "Shop/View0.swift:1:3: warning: wrong [left-right]\n  fix: use leading")
    #expect(call(["path": "Other"]) == "nothing found")
    #expect(call(["since": "none"]) == "error: none: git knows no such revision")
    #expect(call(linter: nil) == "error: this project's sources can't be read")
  }

  @Test("a long list is cut, and the rest counted")
  func many() {
    let lines = call(linter: Findings(count: 40)).split(separator: "\n")
    #expect(lines.count == 61)
    #expect(lines.last == "… and 10 more")
  }
}
