import Foundation
import TestFiles
import Testing
import ToolSupport

@testable import ViewCodeLint

@Suite("Reports of the linter")
struct LintReportTests {
  private static let code = """
    final class Cart: UIViewController {
      let title = "é"; func build() { label.textAlignment = .left }
      override func viewDidLoad() {}
    }
    """

  private func report(_ code: String = code) -> LintReport {
    let project = LintedProject(
      files: [LintedFile(path: "Shop folder/Cart.swift", text: code)], targets: [])
    let run = LintRun()
    return LintReport(
      findings: run.findings(in: project).findings, rules: run.rules, project: project, version: "1.2.3")
  }

  private func object(_ format: LintReport.Format) throws -> JSON {
    try JSON.value(of: try report().text(format))
  }

  @Test("text has a line for each finding as compilers write it, its fix, and a summary")
  func text() throws {
    #expect(
      try report().text(.text) == """
        Shop folder/Cart.swift:2:36: warning: text stays on the left in languages that run from right to left [left-right]
          fix: use .natural
        Shop folder/Cart.swift:3:17: error: viewDidLoad() does not call super.viewDidLoad [missing-super]
          fix: call super.viewDidLoad()
        2 findings in 1 file: 1 of left-right, 1 of missing-super

        """)
    #expect(try report("let a = 1").text(.text) == "no findings in 1 file\n")
  }

  @Test("JSON has all that is known of a finding")
  func json() throws {
    let finding = try #require(try object(.json)["findings"]?.array?.first)
    #expect(finding["rule"]?.string == "left-right")
    #expect(finding["severity"]?.string == "warning")
    #expect(finding["line"]?.number == 2)
    #expect(finding["column"]?.number == 36)
    #expect(finding["proof"]?.string == "syntax")
    #expect(finding["isFixable"]?.bool == true)
    #expect(finding["identity"]?.string?.count == 16)
    #expect(finding["why"]?.string?.isEmpty == false)
  }

  /// The members are those that the standard requires, and those that code scanning reads.
  @Test("SARIF has the required members, rules by index, regions in UTF-16, and fingerprints")
  func sarif() throws {
    let log = try object(.sarif)
    #expect(log["version"]?.string == "2.1.0")
    #expect(log["$schema"]?.string?.hasSuffix("sarif-2.1.0.json") == true)
    let run = try #require(log["runs"]?.array?.first)
    #expect(run["columnKind"]?.string == "utf16CodeUnits")
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"]?.string == "viewcode")
    #expect(driver["version"]?.string == "1.2.3")
    let rules = try #require(driver["rules"]?.array)
    #expect(rules.count == LintRules.all.count)
    for rule in rules {
      #expect(rule["id"]?.string?.isEmpty == false)
      #expect(rule["shortDescription"]?["text"]?.string?.isEmpty == false)
      #expect(rule["fullDescription"]?["text"]?.string?.isEmpty == false)
      #expect(["error", "warning", "note"].contains(rule["defaultConfiguration"]?["level"]?.string))
      if let address = rule["helpUri"]?.string { #expect(URL(string: address)?.scheme == "https") }
    }
    let results = try #require(run["results"]?.array)
    #expect(results.count == 2)
    for result in results {
      let index = Int(try #require(result["ruleIndex"]?.number))
      #expect(rules[index]["id"] == result["ruleId"])
      #expect(result["message"]?["text"]?.string?.isEmpty == false)
      #expect(["error", "warning", "note"].contains(result["level"]?.string))
      #expect(result["partialFingerprints"]?["viewcodeIdentity/v1"]?.string?.count == 16)
      let place = try #require(result["locations"]?.array?.first?["physicalLocation"])
      #expect(place["artifactLocation"]?["uri"]?.string == "Shop%20folder/Cart.swift")
      let region = try #require(place["region"])
      for member in ["startLine", "startColumn", "endLine", "endColumn"] {
        #expect((region[member]?.number ?? 0) >= 1)
      }
    }
    // The letter before it has two bytes and one unit of UTF-16.
    let region = results[0]["locations"]?.array?.first?["physicalLocation"]?["region"]
    #expect(region?["startColumn"]?.number == 35)
    let change = results[0]["fixes"]?.array?.first?["artifactChanges"]?.array?.first
    let replacement = change?["replacements"]?.array?.first
    #expect(replacement?["insertedContent"]?["text"]?.string == "natural")
    #expect(replacement?["deletedRegion"]?["startLine"]?.number == 2)
  }

  @Test("the page has each finding with its code, reason and fix, and the pictures that show it")
  func html() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("picture", to: "a.png").path(percentEncoded: false)
    let project = LintedProject(files: [LintedFile(path: "Cart.swift", text: "let a = \"<b>\"\n")], targets: [])
    var finding = LintFinding(
      rule: "truncated-text", severity: .warning, path: "Cart.swift", line: 1, column: 1, endLine: 1, endColumn: 2,
      message: "title \"<9>\" is truncated", proof: .proved, evidence: ["seen on Cart"], fix: LintFix("give it room"),
      identity: "00ff")
    finding.pictures = [
      LintPicture(file: file, screen: "Cart", width: 200, height: 400, frame: [50, 100, 100, 20]),
      LintPicture(file: "/none.png", screen: "Gone", width: 200, height: 400, frame: nil),
    ]
    let report = LintReport(findings: [finding], rules: LintRules.all, project: project, version: "1")
    let page = report.html(title: "Findings in Shop & Co")
    #expect(page.contains("<h1>Findings in Shop &amp; Co</h1>"))
    #expect(page.contains("<h3>title &quot;&lt;9&gt;&quot; is truncated</h3>"))
    #expect(page.contains("<pre><code>let a = &quot;&lt;b&gt;&quot;</code></pre>"))
    #expect(page.contains("<strong>Fix:</strong> give it room") && page.contains("<li>seen on Cart</li>"))
    #expect(page.contains("src=\"data:image/png;base64,\(Data("picture".utf8).base64EncodedString())\""))
    #expect(page.contains("left:25%;top:25%;width:50%;height:5%"))
    #expect(page.components(separatedBy: "<figure>").count == 2 && !page.contains("Gone"))
    #expect(page.contains("</html>") && !page.contains("http"))
  }

  @Test("Checkstyle has an element for each file and error, with escaped texts")
  func checkstyle() throws {
    let text = try report().text(.checkstyle)
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"))
    #expect(text.contains("  <file name=\"Shop folder/Cart.swift\">\n"))
    #expect(text.contains("<error line=\"3\" column=\"17\" severity=\"error\""))
    #expect(text.contains("source=\"viewcode.missing-super\"/>"))
    let odd = LintFinding(
      rule: "left-right", severity: .note, path: "A&B.swift", line: 1, column: 1, endLine: 1, endColumn: 2,
      message: "\"<é>\"\n", proof: .syntax, identity: "0")
    let project = LintedProject(files: [], targets: [])
    let other = LintReport(findings: [odd], rules: LintRules.all, project: project, version: "1")
    #expect(
      try other.text(.checkstyle).contains(
        "<file name=\"A&amp;B.swift\">\n    <error line=\"1\" column=\"1\" severity=\"info\" message=\"&quot;&lt;é&gt;&quot;&#10;\""
      ))
  }

  @Test("GitHub's annotations are commands with the place and the rule's title")
  func github() throws {
    let lines = try report().text(.github).split(separator: "\n")
    #expect(
      lines.first
        == "::warning file=Shop folder/Cart.swift,line=2,col=36,title=Left and right instead of leading and trailing::text stays on the left in languages that run from right to left [left-right]%0Afix: use .natural"
    )
  }

  @Test("the same project gives the same bytes", arguments: LintReport.Format.allCases)
  func determinism(format: LintReport.Format) throws {
    #expect(try report().text(format) == report().text(format))
  }
}
