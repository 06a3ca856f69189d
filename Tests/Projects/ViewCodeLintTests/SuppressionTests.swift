import Testing
import ToolSupport

@testable import ViewCodeLint

@Suite("Comments that suppress findings")
struct SuppressionTests {
  private func run(_ code: String, rules: [any LintRule] = LintRules.all) -> LintRun.Result {
    LintRun(rules: rules).findings(in: RuleExample(code).project)
  }

  private let font = "UIDevice.current.orientation.isLandscape ? 4 : 2"

  @Test("a comment on the line, or alone on the line before, suppresses a rule's findings there")
  func places() {
    let same = run("let a = \(font) // viewcode:ignore device-branch: a kiosk has one window")
    #expect(same.findings.isEmpty)
    #expect(same.suppressed.map(\.rule) == ["device-branch"])
    let before = run("// viewcode:ignore device-branch: a kiosk has one window\nlet a = \(font)")
    #expect(before.findings.isEmpty)
    #expect(before.suppressed.map(\.line) == [2])
  }

  @Test("a comment behind code says nothing of the next line")
  func next() {
    let result = run("let b = 1 // viewcode:ignore device-branch: a kiosk\nlet a = \(font)")
    #expect(result.findings.map(\.rule) == ["ignore-comment", "device-branch"])
    #expect(result.findings.map(\.line) == [1, 2])
  }

  @Test("a comment without a reason suppresses, and is a finding itself")
  func reason() {
    let result = run("let a = \(font) // viewcode:ignore device-branch")
    #expect(result.suppressed.map(\.rule) == ["device-branch"])
    #expect(result.findings.map(\.message) == ["the comment gives no reason: // viewcode:ignore device-branch: reason"])
  }

  @Test("a comment that suppresses nothing, names no rule or one that does not exist is a finding")
  func useless() {
    #expect(
      run("let a = 1 // viewcode:ignore left-right: never").findings.map(\.message) == [
        "the comment suppresses nothing: there is no finding of left-right here"
      ])
    #expect(
      run("let a = 1 // viewcode:ignore").findings.map(\.message).first?.hasPrefix("the comment names no rule") == true)
    #expect(run("let a = 1 // viewcode:ignore lefts: never").findings.map(\.message) == ["there is no rule lefts"])
  }

  @Test("a comment for a rule that is not searched for is no finding")
  func others() throws {
    let rules = try #require(LintRules.named("main-screen"))
    #expect(
      run("let a = 1 // viewcode:ignore left-right: never", rules: [rules, IgnoreCommentRule()]).findings.isEmpty)
  }

  @Test("a comment names several rules, and text in strings is none")
  func several() {
    let code = "let a = UIDevice.current.orientation.isLandscape ? UIScreen.main.bounds.width : 2"
    #expect(run(code).findings.map(\.rule) == ["device-branch", "main-screen"])
    #expect(run("\(code) // viewcode:ignore device-branch, main-screen: a kiosk").findings.isEmpty)
    #expect(run("let a = \"// viewcode:ignore left-right\"").findings.isEmpty)
  }
}
