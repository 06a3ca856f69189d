import Foundation
import Testing

/// The articles of the library contain code that compiles: each block is a part of a file of Examples or Tests.
@Suite("Articles")
struct SnippetTests {
  private let pages = Repository.files(in: "Sources/ViewCode/ViewCode/ViewCode.docc", ending: ".md")

  /// The blocks with code of other libraries, which cannot be compiled here.
  private let foreign: Set<String> = ["<!-- SnapKit, not compiled -->", "<!-- PureLayout, not compiled -->"]

  @Test("each block of Swift is the text of the piece that the comment above it names")
  func blocks() throws {
    var count = 0
    for page in pages {
      for block in CodeBlock.all(in: try Repository.text(page)) where !foreign.contains(block.comment) {
        let words = block.comment.dropFirst("<!-- ".count).dropLast(" -->".count).split(separator: ": ")
        guard words.count == 2 else {
          Issue.record("\(page): no comment names the piece of this block:\n\(block.text)")
          continue
        }
        let snippet = Snippets(of: try Repository.text(String(words[0]))).texts[String(words[1])]
        #expect(
          snippet == block.text, "\(page) is stale at \(block.comment); Tools/update-snippets brings it up to date")
        count += 1
      }
    }
    #expect(count > 30)
  }

  @Test("each piece that is marked in the sources is printed on a page")
  func orphans() throws {
    let printed = try pages.map(Repository.text).joined()
    for folder in ["Examples", "Tests/ViewCode/ExamplesTests"] {
      for file in Repository.files(in: folder, ending: ".swift") {
        for name in Snippets(of: try Repository.text(file)).texts.keys.sorted() {
          #expect(printed.contains("<!-- \(file): \(name) -->"), "\(name) of \(file) is on no page")
        }
      }
    }
  }

  @Test("each picture is drawn by a preview of its name")
  func pictures() throws {
    // The names are those of `viewcode render`.
    let files = Set(
      try Repository.previewNames().map { name in
        name.map { $0.isLetter || $0.isNumber ? String($0) : " " }.joined()
          .split(separator: " ").joined(separator: "-")
      })
    var count = 0
    for page in pages {
      for part in try Repository.text(page).components(separatedBy: "![").dropFirst() {
        guard let start = part.range(of: "]("), let end = part.range(of: ")", range: start.upperBound..<part.endIndex)
        else { continue }
        let picture = String(part[start.upperBound..<end.lowerBound])
        #expect(files.contains(picture), "\(page): no preview draws \(picture)")
        count += 1
      }
    }
    #expect(count >= 9)
  }

  @Test("each link to an article leads to a page, and each page is linked from the first one")
  func links() throws {
    let names = Set(pages.map { String($0.split(separator: "/").last!.dropLast(3)) })
    for page in pages {
      for part in try Repository.text(page).components(separatedBy: "<doc:").dropFirst() {
        let name = String(part.prefix { $0 != ">" })
        #expect(names.contains(name), "\(page) links to \(name)")
      }
    }
    let first = try Repository.text("Sources/ViewCode/ViewCode/ViewCode.docc/ViewCode.md")
    for name in names where name != "ViewCode" {
      #expect(first.contains("- <doc:\(name)>"), "\(name) is not linked")
    }
  }

  @Test("in the comparison, the library's own column names what the library declares")
  func comparison() throws {
    var sources = ""
    for file in Repository.files(in: "Sources/ViewCode/ViewCode", ending: ".swift") {
      sources += try Repository.text(file)
    }
    var count = 0
    for line in try Repository.text("Sources/ViewCode/ViewCode/ViewCode.docc/Comparison.md").split(separator: "\n")
    where line.hasPrefix("| ") {
      let cells = line.components(separatedBy: " | ")
      #expect(cells.count == 10, "\(line)")
      for (index, code) in cells[1].components(separatedBy: "`").enumerated() where index % 2 == 1 {
        let name = String(code.drop { $0 == "." }.prefix { $0.isLetter })
        // `identifier` belongs to UIKit.
        guard name != "identifier" else { continue }
        let isDeclared = ["func", "let", "var", "case", "class", "struct"].contains { keyword in
          ["(", "<", ":", " ", "\n"].contains { sources.contains("\(keyword) \(name)\($0)") }
        }
        #expect(isDeclared, "\(code) of \(cells[0])")
        count += 1
      }
    }
    #expect(count > 25)
  }
}
