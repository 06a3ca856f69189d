import Foundation
import Testing
import ToolSupport

@testable import ViewCodeLint

@Suite("Defects of screens as findings")
struct SweptDefectsTests {
  private func defect(_ kind: String, _ view: String, _ line: Int, path: String = "/shop/Cart.swift") -> String {
    """
    {"kind": "\(kind)", "view": "\(view)", "place": {"file": "Shop/Cart.swift", "line": \(line), "path": "\(path)"},
     "occurrences": [], "worst": {"situation": {"device": "iPhone 15", "hasDeviceSize": false, "textSize": "AX5",
     "hasLongTexts": false, "isRightToLeft": false}, "width": 320, "height": 852}, "text": "it is wrong",
     "frame": [0, 1.5, 60, 20], "causes": ["Cart.swift:3"], "changes": ["give it room"]}
    """
  }

  private func defects(_ list: String...) throws -> SweptDefects {
    try SweptDefects(
      Data(
        """
        {"version": 1, "screens": [{"name": "Cart", "report": {"lookCount": 9, "defects": [\(list.joined(separator: ","))]}},
         {"name": "Old", "failure": "it stopped"}]}
        """.utf8))
  }

  private let code = """
    final class Cart: UIView {
      let total = UILabel()
      let note = UILabel()

      func build() {
        total.font = .systemFont(ofSize: 17)
        note.font = .systemFont(ofSize: 17)
      }
    }
    """

  private var project: LintedProject {
    LintedProject(files: [LintedFile(path: "Cart.swift", text: code)], targets: [])
  }

  @Test("a defect that only screens show is a proved finding with its place, frame and a command that shows it again")
  func proved() throws {
    let swept = try defects(defect("truncated", "total \\\"9 €\\\"", 2))
    let run = LintRun(rules: [TruncatedTextRule()])
    let finding = try #require(run.findings(in: project, proofs: swept, below: "/shop/").findings.first)
    #expect(finding.rule == "truncated-text")
    #expect(finding.path == "Cart.swift")
    #expect(finding.line == 2)
    #expect(finding.proof == .proved)
    #expect(finding.message == "total \"9 €\": it is wrong")
    #expect(
      finding.evidence == [
        "seen on Cart (iPhone 15, 320 x 852, text AX5) at 0,1.5,60,20; to reproduce: viewcode sweep \"Cart\" --kind truncated --widths 320",
        "Cart.swift:3",
      ])
    #expect(finding.fix == LintFix("give it room"))
    #expect(swept.failures.map(\.screen) == ["Old"])
  }

  @Test("a finding by types that a screen shows is proved, and the others are told as not reached")
  func confirmed() throws {
    let swept = try defects(
      defect("fixed-text-size", "total \\\"9 €\\\"", 2), defect("fixed-text-size", "total", 9, path: "/else/Cart.swift")
    )
    let run = LintRun(rules: [FixedFontRule()])
    let findings = run.findings(in: project, proofs: swept, below: "/shop/").findings
    #expect(findings.map(\.line) == [6, 7])
    #expect(findings.map(\.proof) == [.proved, .notReached])
    #expect(findings[0].evidence.count == 1)
    #expect(run.findings(in: project).findings.map(\.proof) == [.types, .types])
  }

  @Test("a font that the closure of a property sets is proved by that property's view")
  func closures() throws {
    let code = """
      final class Cart: UIView {
        let total: UILabel = {
          let label = UILabel()
          label.font = .systemFont(ofSize: 17)
          return label
        }()
      }
      """
    let project = LintedProject(files: [LintedFile(path: "Cart.swift", text: code)], targets: [])
    let swept = try defects(defect("fixed-text-size", "total \\\"9 €\\\"", 2))
    let findings = LintRun(rules: [FixedFontRule()]).findings(in: project, proofs: swept, below: "/shop/").findings
    #expect(findings.map(\.proof) == [.proved])
  }

  @Test("a defect is placed at the property whose view has it, where a file has one of the name")
  func placement() throws {
    let findings = LintRun(rules: [TruncatedTextRule()]).findings(
      in: project, proofs: try defects(defect("truncated", "note", 5), defect("truncated", "sum", 5)), below: "/shop/"
    ).findings
    #expect(findings.map(\.line) == [3, 5])
  }

  @Test("defects of rules that are off, and of views outside of the project, are no findings")
  func others() throws {
    let swept = try defects(defect("conflict", "a", 2), defect("truncated", "b", 2, path: "/else/A.swift"))
    #expect(
      LintRun(rules: [TruncatedTextRule()]).findings(in: project, proofs: swept, below: "/shop/").findings.isEmpty)
  }

  @Test("rules for labels, contrast and cells take the defects of their kinds, with the pictures")
  func kinds() throws {
    let kinds = [("no-label", "missing-label"), ("low-contrast", "low-contrast"), ("unchained-cell", "cell-chain")]
    for (kind, rule) in kinds {
      let data = Data(
        """
        {"screens": [{"name": "A", "pictures": ["/p/0-0.png"], "report": {"defects": [\(defect(kind, "total", 2))]}}]}
        """.utf8)
      let findings = LintRun().findings(in: project, proofs: try SweptDefects(data), below: "/shop/").findings
      let finding = try #require(findings.first { $0.rule == rule })
      #expect(finding.line == 2 && finding.proof == .proved)
      #expect(
        finding.pictures == [
          LintPicture(file: "/p/0-0.png", screen: "A", width: 320, height: 852, frame: [0, 1.5, 60, 20])
        ])
    }
  }

  @Test("the same defect of two screens is one finding with both")
  func twice() throws {
    let data = Data(
      """
      {"screens": [{"name": "A", "report": {"defects": [\(defect("conflict", "a", 2))]}},
       {"name": "B", "report": {"defects": [\(defect("conflict", "a", 2))]}}]}
      """.utf8)
    let findings = LintRun(rules: [ConflictRule()]).findings(
      in: project, proofs: try SweptDefects(data), below: "/shop/"
    ).findings
    #expect(findings.count == 1)
    #expect(findings[0].evidence.filter { $0.hasPrefix("seen on") }.count == 2)
  }
}
