import Foundation
import Testing

/// The code of a package that depends on this one, in README and the page on packages, is the code that CI builds in
/// `Tests/Outside`.
@Suite("README")
struct ReadmeTests {
  /// The dependency in the outside package. `urlDependency` is the one in a user's package.
  private let pathDependency = #".package(name: "ViewCode", path: "../..")"#
  private let urlDependency = #".package(url: "https://github.com/…/ViewCode", from: "0.3.0")"#

  @Test("each block that names a file of the package outside has its text")
  func blocks() throws {
    var count = 0
    let pages = try ["README.md", "docs/in-your-package.md"].map { try Repository.text($0) }
    for block in pages.flatMap(CodeBlock.all(in:)) where block.comment.hasPrefix("<!-- Tests/Outside/") {
      let words = block.comment.dropFirst("<!-- ".count).dropLast(" -->".count).split(separator: ": ").map(String.init)
      let file = try Repository.text(words[0])
      let text =
        words.count == 2
        ? Snippets(of: file).texts[words[1]]
        : file.replacingOccurrences(of: pathDependency, with: urlDependency)
          .trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(text == block.text, "the page is stale at \(block.comment)")
      count += 1
    }
    #expect(count == 4)
  }

  @Test("it names no number of tests: that goes stale with each change")
  func counts() throws {
    let text = try Repository.text("README.md")
    #expect(text.range(of: #"[0-9]+ tests"#, options: .regularExpression) == nil)
  }

  @Test("it is at most 120 lines long") func length() throws {
    #expect(try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
  }
}
