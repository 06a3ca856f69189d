import Foundation
import FoundationXML
import ScreenComparison
import Testing

@Suite("Reports of what changed")
struct ReportTests {
  private static func entry(_ id: String, _ status: ComparisonReport.Status, _ text: String = "moved 4 pt right")
    -> ComparisonReport.Entry
  {
    var entry = ComparisonReport.Entry(
      id: id, name: id, variant: "iPhone 15", source: "Shop/\(id).swift:3", status: status)
    if status == .changed {
      entry.changes = [
        ScreenChange(
          kind: .changed, view: "\"Follow\"", what: text,
          place: .init(file: "Shop/Header.swift", line: 41, path: "/repository/Sources/Header.swift"),
          before: [0, 0, 1, 1],
          after: [4, 0, 1, 1], depth: 1)
      ]
      (entry.oldPicture, entry.newPicture) = ("expected/\(id).png", "actual/\(id).png")
    }
    return entry
  }

  private static func report(_ entries: [ComparisonReport.Entry]) -> ComparisonReport {
    ComparisonReport(title: "What changed", old: "main", new: "HEAD", version: "1.0.0", entries: entries)
  }

  @Test("the summary counts what changed of what was compared")
  func summary() {
    #expect(Self.report([]).summary == "none of 0 screens changed")
    #expect(Self.report([Self.entry("A", .same)]).summary == "none of 1 screen changed")
    let all = Self.report([
      Self.entry("A", .changed), Self.entry("B", .same), Self.entry("C", .added), Self.entry("D", .removed),
      Self.entry("E", .failed),
    ])
    #expect(all.summary == "1 of 4 screens changed, 1 screen is new, 1 screen was removed, 1 screen failed")
    #expect(!all.isClean && Self.report([Self.entry("A", .same)]).isClean)
    #expect(
      all.text().contains("A on iPhone 15 (Shop/A.swift:3)\n  \"Follow\" moved 4 pt right (Shop/Header.swift:41)\n"))
  }

  @Test("what happened to several views in the same way is one line")
  func likeChanges() {
    func change(_ view: String, _ what: String, line: Int = 3) -> ScreenChange {
      ScreenChange(
        kind: .changed, view: view, what: what, place: .init(file: "A.swift", line: line), before: nil, after: nil,
        depth: 1)
    }
    var entry = Self.entry("A", .changed)
    entry.changes = [
      change("Row 1", "is 1 pt taller"), change("\"One\"", "moved 1 pt down"), change("Row 2", "is 1 pt taller"),
      change("Row 3", "is 1 pt taller"), change("Row 4", "is 1 pt taller", line: 9),
    ]
    #expect(
      entry.changeLines == [
        "Row 1 is 1 pt taller (A.swift:3), like 2 more", "\"One\" moved 1 pt down (A.swift:3)",
        "Row 4 is 1 pt taller (A.swift:9)",
      ])
    #expect(Self.report([entry]).text().contains("\n  Row 1 is 1 pt taller (A.swift:3), like 2 more\n"))
  }

  @Test("reg.json lists pictures as reg-cli does")
  func reg() throws {
    let report = Self.report([Self.entry("A", .changed), Self.entry("B", .same), Self.entry("C", .added)])
    let object = try #require(
      JSONSerialization.jsonObject(with: ReportFiles(report).regJSON()) as? [String: Any])
    #expect(object["failedItems"] as? [String] == ["A.png"])
    #expect(object["newItems"] as? [String] == ["C.png"])
    #expect(object["passedItems"] as? [String] == ["B.png"])
    #expect(object["deletedItems"] as? [String] == [])
    #expect(object["actualDir"] as? String == "./actual")
  }

  @Test("JUnit's XML is well-formed whatever the texts are, with a case for each screen")
  func junit() throws {
    let report = Self.report([Self.entry("A", .changed, "said <b>\"x\" & 'y'\u{1}\n]]>"), Self.entry("B", .same)])
    let parser = XMLParser(data: Data(ReportFiles(report).junit().utf8))
    final class Counter: NSObject, XMLParserDelegate {
      var names: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) { names.append(name) }
    }
    let counter = Counter()
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.names == ["testsuites", "testsuite", "testcase", "failure", "testcase"])
  }

  @Test("annotations tell paths from the repository, and no text breaks out of its line")
  func annotations() {
    let report = Self.report([Self.entry("A", .changed, "said \"50%\"\n::error::x"), Self.entry("B", .same)])
    let text = ReportFiles(report).annotations(root: "/repository")
    #expect(
      text
        == "::warning file=Sources/Header.swift,line=41,title=A::\"Follow\" said \"50%25\"%0A::error::x, on A on iPhone 15\n"
    )
  }

  @Test("a summary for a pull request has words and pictures, and stops somewhere")
  func markdown() {
    let text = ReportFiles(Self.report([Self.entry("A<script>", .changed, "said *x*")])).markdown(
      pictures: "https://x/")
    #expect(text.hasPrefix("### 1 of 1 screen changed\n"))
    #expect(text.contains("- \"Follow\" said \\*x\\* (`Shop/Header.swift:41`)"))
    #expect(text.contains("<img src=\"https://x/expected/A&lt;script&gt;.png\""))
    #expect(!text.contains("<script>"))
    let many = (0..<100).map { Self.entry("Screen \($0)", .changed) }
    #expect(ReportFiles(Self.report(many)).markdown().contains("and 75 more; see the report."))
  }

  @Test("no text of a project is taken for HTML or ends the page's script")
  func page() throws {
    let html = try ReportPage(Self.report([Self.entry("</script><img onerror=x>", .changed, "<b>&\u{2028}")])).html()
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(!html.contains("<img onerror"))
    #expect(!html.contains("\u{2028}"))
    // The page has no external resources.
    #expect(!html.contains("http://") && !html.contains("https://"))
  }

  @Test("a report is read as it was written")
  func json() throws {
    let report = Self.report([Self.entry("A", .changed), Self.entry("B", .failed)])
    #expect(try JSONDecoder().decode(ComparisonReport.self, from: ReportFiles(report).json()) == report)
  }

  @Test("texts differ in lines, with some around them")
  func lines() {
    #expect(TextDifference.lines(from: "a\nb\nc", to: "a\nb\nc").isEmpty)
    let old = (0..<12).map { "\($0)" }.joined(separator: "\n")
    #expect(
      TextDifference.lines(from: old, to: old.replacing("\n6\n", with: "\nsix\n"))
        == ["…", " 4", " 5", "-6", "+six", " 7", " 8"].dropFirst().map { $0 })
  }
}
