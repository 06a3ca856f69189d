import Testing
import ToolSupport

@testable import ViewCodeLint

@Suite("Settings of the linter")
struct LintSettingsTests {
  private func settings(_ text: String) throws -> LintSettings { try LintSettings(text, path: ".viewcode.yml") }

  @Test("rules are off, or have another severity")
  func severities() throws {
    let settings = try settings("lint:\n  rules:\n    main-screen: off\n    left-right: error\n    fixed-font: note\n")
    let code = RuleExample("let a = UIScreen.main.scale\nlabel.textAlignment = .left").project
    let findings = LintRun(settings: settings).findings(in: code).findings
    #expect(findings.map(\.rule) == ["left-right"])
    #expect(findings.map(\.severity) == [.error])
    #expect(settings.severity(of: FixedFontRule().description) == .note)
    #expect(settings.severity(of: FixedColorRule().description) == .warning)
  }

  @Test("paths are excluded by their folder or by a pattern")
  func exclusion() throws {
    let settings = try settings("lint:\n  exclude:\n    - Generated\n    - Sources/*/R.swift\n  strict: true\n")
    #expect(settings.isStrict)
    #expect(settings.isExcluded("Generated/A.swift"))
    #expect(settings.isExcluded("Sources/Shop/R.swift"))
    #expect(!settings.isExcluded("Sources/Shop/Row.swift"))
    #expect(!settings.isExcluded("GeneratedViews/A.swift"))
  }

  @Test("an empty file, and one for other tools, say nothing")
  func empty() throws {
    #expect(try settings("") == LintSettings())
    #expect(try settings("preview:\n  device: iPhone 15\n") == LintSettings())
  }

  @Test(
    "what can't be read is an error with its place",
    arguments: [
      ("lint:\n  rules:\n    left-rigth: off\n", 3, 5, "there is no rule left-rigth"),
      ("lint:\n  rules:\n    left-right: loud\n", 3, 5, "left-right is off, note, warning or error"),
      ("lint:\n  files: a\n", 2, 3, "lint has no key files; it has rules, exclude and strict"),
      ("lint:\n  exclude: a\n", 2, 3, "exclude is a list of paths"),
      ("lint: on\n", 1, 1, "lint has the keys rules, exclude and strict"),
      ("lint:\n  strict: perhaps\n", 2, 3, "strict is true or false"),
    ])
  func mistakes(text: String, line: Int, column: Int, reason: String) {
    #expect(throws: LintSettingsError(path: ".viewcode.yml", line: line, column: column, reason: reason)) {
      try settings(text)
    }
  }

  @Test("text that is no YAML is an error with its line")
  func syntax() {
    let error = #expect(throws: LintSettingsError.self) { try settings("lint:\n  rules: [a\n") }
    #expect((error?.line ?? 0) > 1)
  }
}
