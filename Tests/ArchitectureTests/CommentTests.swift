import Foundation
import Testing

/// The comments of the sources: the subject of their first sentence is a noun, not a clause such as "What it shows".
@Suite("Comments")
struct CommentTests {
  private static let folders = [
    "AppleFrameworks", "Benchmarks", "Examples", "Fuzzing", "Plugins", "PreparedModules", "Sources", "Tests",
  ]

  private static let conjunctions: Set<Substring> = ["How", "What", "Where", "Which", "Who", "Why"]

  /// Returns the numbers of the lines at which a comment, or an item of its list, begins with a clause.
  private static func clauses(in text: String) -> [Int] {
    var found: [Int] = []
    var isContinued = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = line.drop { $0 == " " }
      guard code.hasPrefix("// ") || code.hasPrefix("/// ") else {
        isContinued = false
        continue
      }
      var words = code.drop { $0 == "/" }.drop { $0 == " " }
      let isItem = words.hasPrefix("- ")
      if isItem, let end = words.range(of: ": ") { words = words[end.upperBound...] }
      if isItem || !isContinued, conjunctions.contains(words.prefix { $0 != " " }) { found.append(index + 1) }
      isContinued = true
    }
    return found
  }

  @Test("a clause is found at the beginning of a comment or list item, and not in its second line")
  func search() {
    let text = [
      "/// What it shows.", "let a = 1", "  // It is here.", "  // Where is it?", "///   - b: How it looks.",
      "/// The color. What else?",
    ]
    #expect(Self.clauses(in: text.joined(separator: "\n")) == [1, 5])
  }

  @Test("no comment begins with a clause as its subject")
  func subjects() throws {
    for folder in Self.folders {
      for file in Repository.files(in: folder, ending: ".swift") {
        for line in Self.clauses(in: try Repository.text(file)) {
          Issue.record("\(file):\(line) begins with a clause: use a noun, such as \"The color of the title\"")
        }
      }
    }
  }
}
