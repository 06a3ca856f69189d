import CoreGraphics
import RecordedFacts
import TestHosts
import Testing

@testable import Conformance

@Suite("Rows of labels", .ownHosts) @MainActor
struct LabelRowTests {
  private func rows(_ lines: String...) throws -> [LabelRow] {
    let text = ([LabelRow.columns.joined(separator: "\t")] + lines).joined(separator: "\n")
    return try Table(bytes: Array(text.utf8), path: "a.tsv", columns: LabelRow.columns).rows.map { try LabelRow($0) }
  }

  private func size(_ line: String) throws -> CGSize {
    try LabelRuler().measure(try rows(line)[0])
  }

  @Test("several scales are read where one is not known")
  func scales() throws {
    #expect(try rows("a\tlabel\tx\tsystem\t17\tregular\t2 or 3")[0].scales == [2, 3])
    #expect(try rows("a\tlabel\tx\tsystem\t17\tregular\t1")[0].scales == [1])
  }

  @Test("a size or scale that is none is told with its place")
  func mistakes() {
    let size = "a font size in points, above 0 and up to 2000"
    for text in ["", "big", "0", "-3", "nan", "1e9"] {
      #expect(throws: TableError(path: "a.tsv", line: 2, column: 5, .cell(text, expected: size))) {
        try rows("a\tlabel\tx\tsystem\t\(text)\tregular\t2")
      }
    }
    let scale = "1, 2 or 3, or several such as '2 or 3'"
    for text in ["", "or", "4", "2x"] {
      #expect(throws: TableError(path: "a.tsv", line: 2, column: 7, .cell(text, expected: scale))) {
        try rows("a\tlabel\tx\tsystem\t17\tregular\t\(text)")
      }
    }
  }

  @Test("a label's height is the system font's line on the pixels of the row's scale")
  func heights() throws {
    #expect(try size("a\tlabel\tHello\tsystem\t17\tregular\t2").height == 20.5)
    #expect(JSONLine.number(try size("a\tlabel (height only)\tHello\tsystem\t17\tbold\t3").height) == "20.333")
    #expect(try size("a\tlabel\tHello\tmonospaced\t17\tregular\t1").height == 21)
  }

  @Test("a system button is as high as its line, up to a whole point, and 12 more, at every scale")
  func button() throws {
    let size = try size("a\tsystem button, title only\tClose\tsystem\t15\tregular\t2 or 3")
    #expect(size.height == 30)
    #expect(size.width > 30 && size.width == size.width.rounded())
  }

  @Test("monospaced letters are all of one width; the system font's are not")
  func monospaced() throws {
    func width(_ text: String, _ family: String) throws -> CGFloat {
      try size("a\tlabel\t\(text)\t\(family)\t20\tregular\t2").width
    }
    #expect(try width("iiii", "monospaced") == width("WWWW", "monospaced"))
    #expect(try width("iiii", "system") < width("WWWW", "system"))
  }

  @Test(
    "what can't be done is told in words",
    arguments: [
      ("slider\tx\tsystem\t17\tregular\t2", "views of the kind 'slider' are not measured"),
      ("label\tx\tsystem\t17\tfat\t2", "there is no font weight 'fat'"),
      ("label\tx\tNo Such Family\t17\tregular\t2", "there is no font family 'No Such Family' on this machine"),
      ("label\tx\tsystem\t15\tregular\t2 or 3", "the size depends on the scale: 8 x 18 at scale 2, "),
    ])
  func unsupported(line: String, reason: String) throws {
    let error = try #require(throws: Unsupported.self) { try size("a\t\(line)") }
    #expect(error.reason.hasPrefix(reason))
  }

  @Test("each row of the recorded labels is read as the tests read it, and measured")
  func recordedTable() throws {
    let path = FactTable.folder.appending(path: "label-sizes.tsv").path
    let rows = try Table(path: path, columns: LabelRow.columns).rows.map { try LabelRow($0) }
    #expect(rows.map(\.id) == LabelSizeFact.all.map(\.id))
    let ruler = LabelRuler()
    for (row, fact) in zip(rows, LabelSizeFact.all) {
      #expect(row.text == fact.text && Double(row.size) == fact.pointSize && row.weight == fact.weight, "\(row.id)")
      #expect(row.scales.map { Double($0) } == fact.scales, "\(row.id)")
      #expect(try ruler.measure(row).height > 0, "\(row.id)")
    }
  }
}
