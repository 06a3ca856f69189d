import Foundation
import TestFiles
import Testing

@testable import ViewCodeLint

@Suite("Page of the rules")
struct LintPageTests {
  /// `RECORD_LINT_PAGE=1 swift test --filter LintPageTests` writes the generated part of the page again.
  @Test("docs/lint.md has what the rules tell of themselves")
  func current() throws {
    let file = RepositoryFolder.root.appending(path: "docs/lint.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: LintPage.start + "\n\n"))
    if ProcessInfo.processInfo.environment["RECORD_LINT_PAGE"] != nil {
      try (text[..<start.upperBound] + LintPage.text).write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(text[start.upperBound...] == LintPage.text, "RECORD_LINT_PAGE=1 writes it again")
  }
}
