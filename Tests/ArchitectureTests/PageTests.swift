import Foundation
import Testing

/// The Markdown pages: their links point to existing files and headings, and their words are plain.
@Suite("Pages")
struct PageTests {
  private static let pages =
    [
      "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "NOTICE.md",
      "RELEASING.md", "ROADMAP.md", "SECURITY.md", "SUPPORT.md",
    ]
    + markdown(in: ["docs", "Examples", "Editors", "Fuzzing", "PreparedModules"])

  /// The articles, whose links are those of DocC. ``SnippetTests`` checks them.
  private static let articles = markdown(in: [
    "Sources/ViewCode/ViewCode/ViewCode.docc", "Sources/Screens/ViewHost/ViewHost.docc",
  ])

  private static func markdown(in folders: [String]) -> [String] {
    folders.flatMap { Repository.files(in: $0, ending: ".md") }.filter { !$0.contains("node_modules/") }
  }

  /// A pattern of the words that pages must not contain. Pages use the plainer alternatives: "again", "permission" and
  /// "is". The subject of a sentence is a noun, not a clause that begins with "What" or "How".
  private static let unwanted =
    #"(?i:\b(?:mend(?:s|ed|ing)?|anew|stood for|stands for|can't be had|lies?|in silence|takes away|gone)\b"#
    + #"|\b(?:asks?|asked) for leave\b|\bleave (?:is|for)\b)|\bWhat\b|\bHow\b[^.?!]*\bis\b"#

  private static func unwantedWord(in text: String) -> String? {
    text.range(of: unwanted, options: .regularExpression).map { String(text[$0]) }
  }

  @Test("each relative link leads to a file, and each anchor to a heading")
  func links() throws {
    var count = 0
    for page in Self.pages {
      for line in try PageLine.all(of: page) {
        for link in line.links where !link.contains(":") {
          let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
          let path = parts[0].isEmpty ? page : Self.path(parts[0], from: page)
          let exists = FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(path).path)
          if !exists {
            Issue.record("\(page):\(line.number) links to \(link), which does not exist")
          } else if parts.count == 2, path.hasSuffix(".md") {
            let anchors = Set(try PageLine.all(of: path).compactMap(\.anchor))
            if !anchors.contains(String(parts[1])) {
              Issue.record("\(page):\(line.number) links to \(link), but \(path) has no such heading")
            }
          }
          count += 1
        }
      }
    }
    #expect(count > 100)
  }

  /// Returns the path of a link's target from the root.
  private static func path(_ target: Substring, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast()
    for part in target.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  @Test("no page has one of the unwanted words outside of code")
  func words() throws {
    // The rules of the linter generate a part of docs/lint.md.
    for page in Self.pages + Self.articles where page != "docs/lint.md" {
      for line in try PageLine.all(of: page) {
        if let word = Self.unwantedWord(in: line.prose) {
          Issue.record("\(page):\(line.number) has \"\(word)\": \(line.text)")
        }
      }
    }
    for text in ["it lies there", "Made anew.", "asked for leave", "What is drawn is", "How it works is shown"] {
      #expect(Self.unwantedWord(in: text) != nil, "\(text)")
    }
    for text in ["libraries", "leave out", "the clients believe it", "how it is drawn", "it shows what is drawn"] {
      #expect(Self.unwantedWord(in: text) == nil, "\(text)")
    }
  }

  @Test("lines are read without code, and headings have GitHub's anchors")
  func reading() {
    let lines = PageLine.all(
      in: """
        # A `Type`'s Rules, read_twice
        See [`it`](a.md#b), ![two](c.png) and `[no](link)`.
        <!-- a comment [no](link) -->
        ```
        # no heading
        ```
        Text
        """)
    #expect(lines.map(\.number) == [1, 2, 7])
    #expect(lines[0].anchor == "a-types-rules-read_twice")
    #expect(lines[1].anchor == nil)
    #expect(lines[1].links == ["a.md#b", "c.png"])
  }

  /// The folders of generated files, which are not committed.
  private static let results: Set<String> = [
    ".git", ".swiftpm", ".viewcode", "dist", "fuzzing-failures", "gallery", "node_modules",
  ]

  @Test("no two files or folders have names that differ by case only")
  func cases() {
    let manager = FileManager.default
    var folders = [""]
    var count = 0
    while let folder = folders.popLast() {
      var paths: [String: String] = [:]
      let names = (try? manager.contentsOfDirectory(atPath: Repository.root.path + "/" + folder)) ?? []
      for name in names.sorted() where !Self.results.contains(name) && !name.hasPrefix(".build") {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        if let other = paths.updateValue(path, forKey: name.lowercased()) {
          Issue.record("\(other) and \(path) differ by case only")
        }
        count += 1
        let attributes = try? manager.attributesOfItem(atPath: Repository.root.path + "/" + path)
        // Links to folders are not followed.
        if attributes?[.type] as? FileAttributeType == .typeDirectory { folders.append(path) }
      }
    }
    #expect(count > 1000)
  }
}

/// A line of a Markdown page outside code blocks and comments.
private struct PageLine {
  let number: Int
  let text: String

  static func all(of page: String) throws -> [PageLine] {
    all(in: try Repository.text(page))
  }

  static func all(in page: String) -> [PageLine] {
    var lines: [PageLine] = []
    var isCode = false
    for (index, text) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if text.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
      } else if !isCode, !text.hasPrefix("<!--") {
        lines.append(PageLine(number: index + 1, text: String(text)))
      }
    }
    return lines
  }

  /// The text without inline code.
  var prose: String {
    text.components(separatedBy: "`").enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      .joined(separator: "`")
  }

  /// The targets of links and pictures.
  var links: [String] {
    prose.components(separatedBy: "](").dropFirst().map { rest in String(rest.prefix { $0 != ")" && $0 != " " }) }
  }

  /// The anchor that GitHub gives a heading.
  var anchor: String? {
    let heading = text.drop { $0 == "#" }
    guard text.hasPrefix("#"), heading.hasPrefix(" ") else { return nil }
    var anchor = ""
    for character in heading.dropFirst().lowercased() {
      if character == " " {
        anchor.append("-")
      } else if character.isLetter || character.isNumber || character == "-" || character == "_" {
        anchor.append(character)
      }
    }
    return anchor
  }
}
