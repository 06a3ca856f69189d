import Foundation
import SourceRewriting
import SwiftSources
import TestFiles
import Testing

/// Rewriting converts the files in `Before`, as one module, to those in `RewrittenSourcesTests/After`, which are
/// compiled and run there.
///
/// `RECORD_REWRITING=1 swift test --filter GoldenTests` writes them again.
@Suite("Rewritten sources")
struct GoldenTests {
  private static let tests = RepositoryFolder.folder("Tests/Projects")
  private static let before = tests.appendingPathComponent("SourceRewritingTests/Before")
  private static let after = tests.appendingPathComponent("RewrittenSourcesTests/After")

  private static func sources() throws -> [SourceText] {
    try FileManager.default.contentsOfDirectory(atPath: before.path).sorted().map { name in
      let text = try String(contentsOf: before.appendingPathComponent(name), encoding: .utf8)
      return SourceText(url: URL(fileURLWithPath: "/project/\(name)"), text: text)
    }
  }

  @Test("what is compiled and run is what rewriting makes")
  func golden() throws {
    let result = ModuleRewriter(module: "RewrittenSourcesTests").rewrite(try Self.sources())
    var texts: [String: String] = [:]
    for file in result.files { texts[file.name] = file.text }
    for file in result.generated { texts[file.name] = "// swift-format-ignore-file\n" + file.text }
    let isRecording = ProcessInfo.processInfo.environment["RECORD_REWRITING"] != nil
    for (name, text) in texts {
      let url = Self.after.appendingPathComponent(name)
      if isRecording { try Data(text.utf8).write(to: url) }
      let recorded = try? String(contentsOf: url, encoding: .utf8)
      let isSame = recorded == text
      #expect(isSame, "\(name) differs: RECORD_REWRITING=1 swift test --filter GoldenTests")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.after.path)
    #expect(Set(names) == Set(texts.keys))
  }

  @Test("rewriting rewritten sources changes nothing")
  func twice() throws {
    let rewriter = ModuleRewriter(module: "RewrittenSourcesTests")
    let first = rewriter.rewrite(try Self.sources())
    let again = rewriter.rewrite(
      first.files.compactMap { file in file.text.map { SourceText(url: file.url, text: $0) } })
    for file in again.files { #expect(file.text == nil, "\(file.url.lastPathComponent)") }
  }

  @Test("authors' lines stay on their lines")
  func lines() throws {
    for source in try Self.sources() {
      let result = ModuleRewriter(module: "M").rewrite([source])
      let text = try #require(result.files[0].text)
      let isKept = CompilerLines.kept(of: source.text, in: text)
      #expect(isKept, "\(source.url.lastPathComponent)")
    }
  }
}

/// The lines of a text as the compiler counts them after `#sourceLocation`.
enum CompilerLines {
  /// Returns whether the rewritten text with the number of an author's line begins with a word of that line.
  static func kept(of original: String, in rewritten: String) -> Bool {
    let originalLines = original.components(separatedBy: "\n")
    var number = 0
    var compared = 0
    var kept = 0
    for line in rewritten.components(separatedBy: "\n") {
      if line.hasPrefix("#sourceLocation("), let last = line.split(separator: " ").last {
        number = Int(last.dropLast()) ?? 0
        continue
      }
      if number == 0 { continue }
      defer { number += 1 }
      // Rewriting adds code on the lines of closing braces.
      guard number <= originalLines.count, !line.contains("viewcode_") else { continue }
      let wanted = originalLines[number - 1].split { !$0.isLetter }
      if wanted.isEmpty { continue }
      compared += 1
      if !Set(line.split { !$0.isLetter }).isDisjoint(with: wanted) { kept += 1 }
    }
    return compared > 10 && kept * 100 >= compared * 80
  }
}
