import Foundation

/// The named parts of a Swift file: the text between `// snippet: name` and `// snippet end`.
struct Snippets {
  private(set) var texts: [String: String] = [:]

  init(of source: String) {
    var name: String?
    var indentation = 0
    var lines: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("// snippet: ") {
        name = String(code.dropFirst("// snippet: ".count))
        indentation = line.count - code.count
        lines = []
      } else if code == "// snippet end" {
        if let name { texts[name] = lines.joined(separator: "\n") }
        name = nil
      } else if name != nil {
        lines.append(line.dropFirst(min(indentation, line.count - code.count)))
      }
    }
  }
}

/// A Swift block of a document, with the comment on the line above.
struct CodeBlock {
  let comment: String
  let text: String

  /// Returns the blocks of a page.
  static func all(in page: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var previous: Substring = ""
    var lines: [Substring]?
    var comment: Substring = ""
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let inside = lines {
        if line == "```" {
          blocks.append(CodeBlock(comment: String(comment), text: inside.joined(separator: "\n")))
          lines = nil
        } else {
          lines = inside + [line]
        }
      } else if line == "```swift" {
        comment = previous
        lines = []
      }
      previous = line
    }
    return blocks
  }
}
