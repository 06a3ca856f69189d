import Foundation
import Testing
import ToolSupport

@testable import ViewCodeLint

@Suite("Identities, baselines and changes")
struct FindingIdentityTests {
  private func findings(_ code: String, path: String = "Shop/Cart.swift") -> [LintFinding] {
    let project = LintedProject(
      files: [LintedFile(path: path, text: code)], targets: [.init(name: "Shop", files: [path])])
    return LintRun().findings(in: project).findings
  }

  private let code = """
    final class Cart: UIViewController {
      func build() {
        label.textAlignment = .left
        total.textAlignment = .left
        label.textAlignment = .left
      }
    }
    """

  @Test("an identity stays when lines, spaces, other code and the folder change")
  func stability() {
    let before = findings(code).map(\.identity)
    #expect(Set(before).count == 3)
    let moved =
      "import UIKit\n\nlet other = 1\n"
      + code.replacing("label.text", with: "label .text")
      .replacing("  func build", with: "  func load() {}\n\n  func build")
    #expect(findings(code.replacing("label.", with: "label\n      .")).map(\.identity).count == 3)
    #expect(findings("import UIKit\n\nlet other = 1\n" + code).map(\.identity) == before)
    #expect(findings(code, path: "App/Cart.swift").map(\.identity) == before)
    #expect(findings(moved).count == 3)
  }

  @Test("an identity is another one for another rule, declaration, source or occurrence")
  func difference() {
    let before = findings(code).map(\.identity)
    let renamed = findings(code.replacing("build()", with: "layOut()")).map(\.identity)
    #expect(Set(before).isDisjoint(with: renamed))
    let changed = findings(code.replacing("total", with: "sum")).map(\.identity)
    #expect(changed[0] == before[0])
    #expect(changed[1] != before[1])
    #expect(changed[2] == before[2])
  }

  @Test("a baseline holds what it was made of, and tells what is new")
  func baseline() throws {
    let old = findings(code)
    let data = try LintBaseline(of: old).data()
    let baseline = try LintBaseline(data)
    #expect(baseline.new(in: old).isEmpty)
    let more = findings(
      code.replacing("total.textAlignment = .left", with: "total.textAlignment = .left; x.textAlignment = .left"))
    #expect(baseline.new(in: more).map(\.line) == [4])
    #expect(try LintBaseline(of: old).data() == data)
    #expect(throws: (any Error).self) { try LintBaseline(Data("[]".utf8)) }
  }

  @Test("a project with the texts of another revision has that revision's findings")
  func replacing() {
    let now = LintedProject(
      files: [
        LintedFile(path: "A.swift", text: code), LintedFile(path: "B.swift", text: "let a = UIScreen.main.scale"),
        LintedFile(path: "C.swift", text: "let b = UIScreen.main.scale"),
      ], targets: [])
    let before: [String: String?] = ["A.swift": code.replacing("total", with: "sum"), "B.swift": nil]
    let old = now.replacing(before)
    let known = Set(LintRun().findings(in: old).findings.map(\.identity))
    let new = LintRun().findings(in: now).findings.filter { !known.contains($0.identity) }
    #expect(new.map { "\($0.path):\($0.line)" } == ["A.swift:4", "B.swift:1"])
  }
}
