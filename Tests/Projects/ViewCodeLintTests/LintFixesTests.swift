import Testing
import ToolSupport

@testable import ViewCodeLint

@Suite("Fixes of findings")
struct LintFixesTests {
  private func fixed(_ code: String, _ rules: [String]) throws -> (text: String?, refused: [String]) {
    let chosen = try rules.map { try #require(LintRules.named($0)) }
    let run = LintRun(rules: chosen)
    let project = RuleExample(code).project
    let outcome = LintFixes(run: run).apply(run.findings(in: project).findings, to: project)
    return (outcome.texts["Example.swift"], outcome.refused.map(\.reason))
  }

  @Test("sides become leading and trailing, and text natural")
  func sides() throws {
    let text = try fixed(
      """
      func build() {
        a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 8).isActive = true
        a.textAlignment = .left
      }
      """, ["left-right"]
    ).text
    #expect(
      text == """
        func build() {
          a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8).isActive = true
          a.textAlignment = .natural
        }
        """)
  }

  @Test("a constraint is activated")
  func activation() throws {
    let text = try fixed(
      """
      func build() {
        a.topAnchor.constraint(
          equalTo: topAnchor)
        b.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }
      """, ["inactive-constraint"]
    ).text
    #expect(text?.contains("    equalTo: topAnchor).isActive = true\n  b.top") == true)
  }

  @Test("a delegate becomes weak where its protocol is one of classes, and stays otherwise")
  func delegates() throws {
    let text = try fixed(
      """
      protocol RowDelegate: AnyObject {}
      protocol CardDelegate {}
      final class Row: UIView {
        public var delegate: RowDelegate?
        var cardDelegate: CardDelegate?
      }
      """, ["strong-delegate"]
    ).text
    #expect(text?.contains("  public weak var delegate: RowDelegate?\n  var cardDelegate: CardDelegate?") == true)
  }

  @Test("the flag is set where the view is made by a closure, and otherwise before it is added")
  func flag() throws {
    let closure = try fixed(
      """
      final class Card: UIView {
        private let label: UILabel = {
          let text = UILabel()
          return text
        }()

        func build() {
          addSubview(label)
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """, ["translated-mask"]
    ).text
    #expect(
      closure?.contains(
        "    let text = UILabel()\n    text.translatesAutoresizingMaskIntoConstraints = false\n    return text")
        == true)
    let plain = try fixed(
      """
      final class Card: UIView {
        private let label = UILabel()

        func build() {
          addSubview(label)
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """, ["translated-mask"]
    ).text
    #expect(
      plain?.contains(
        "  func build() {\n    label.translatesAutoresizingMaskIntoConstraints = false\n    addSubview(label)") == true)
  }

  @Test("a change after which a finding is still there is not kept")
  func refused() throws {
    let file = LintedFile(path: "A.swift", text: "let a = UIScreen.main.scale")
    let project = LintedProject(files: [file], targets: [])
    let run = LintRun(rules: [MainScreenRule()])
    let found = try #require(run.findings(in: project).findings.first)
    let idle = LintFinding(
      rule: found.rule, severity: found.severity, path: found.path, line: 1, column: 1, endLine: 1, endColumn: 2,
      message: "", proof: .syntax, fix: LintFix("rename", [LintFix.Edit(4..<5, "b")]), identity: found.identity)
    let outcome = LintFixes(run: run).apply([idle], to: project)
    #expect(outcome.texts.isEmpty)
    #expect(outcome.refused.map(\.reason) == ["a finding of main-screen is still there after the change"])
    let worse = LintFinding(
      rule: "left-right", severity: .warning, path: found.path, line: 1, column: 1, endLine: 1, endColumn: 2,
      message: "",
      proof: .syntax, fix: LintFix("repeat", [LintFix.Edit(0..<0, "let b = UIScreen.main.scale; ")]), identity: "1")
    #expect(
      LintFixes(run: run).apply([worse], to: project).refused.map(\.reason) == [
        "the change makes a finding of main-screen"
      ])
  }
}
