import Foundation
import Projects
import TestFiles
import Testing

@testable import ProjectBuilding

/// The compiler's own files for sources with one difference.
@Suite("What a file gives others", .serialized) struct ProvidedDeclarationsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bytes(_ text: String, beside other: String = "") throws -> [UInt8] {
    let compiler = try SwiftCompiler.find()
    let (file, beside) = (try folder.write(text, to: "A.swift"), try folder.write(other, to: "B.swift"))
    let result = folder.url.appending(path: "a.swiftdeps")
    let run = try ProcessRun.run(
      [
        compiler.path, "-frontend", "-typecheck", "-parse-as-library", "-module-name", "M", "-primary-file", file.path,
        beside.path, "-emit-reference-dependencies-path", result.path,
      ], timeout: .seconds(120))
    try #require(run.succeeded, "\(run.output)")
    return Array(try Data(contentsOf: result))
  }

  private static let text = """
    struct Note {
      var title = "a"
      func length() -> Int { title.count }
    }
    func shown(_ note: Note) -> String { note.title }
    """

  @Test func bodiesAndLinesAndUsesAreNoPartOfIt() throws {
    let before = try #require(ProvidedDeclarations(try bytes(Self.text)))
    for (old, new) in [
      ("{ title.count }", "{ title.count + 1 }"), ("struct", "\n\n// more\nstruct"),
      ("{ note.title }", "{ print(Double(3), Set([1])); return note.title }"),
    ] {
      #expect(ProvidedDeclarations(try bytes(Self.text.replacing(old, with: new))) == before, "\(new)")
    }
    #expect(ProvidedDeclarations(try bytes(Self.text, beside: "let other = Note()")) == before)
  }

  @Test func whatOthersSeeIsPartOfIt() throws {
    let before = try #require(ProvidedDeclarations(try bytes(Self.text)))
    for (old, new) in [
      ("var title", "let title"), ("-> Int", "-> Int?"), ("_ note: Note", "_ note: Note, _ count: Int = 3"),
      ("struct Note {", "struct Note {\n  var size = 3.5"), ("struct Note", "struct Note: Equatable"),
      ("func shown", "@MainActor func shown"), ("func length", "private func length"), ("\"a\"", "\"b\""),
    ] {
      let after = try #require(ProvidedDeclarations(try bytes(Self.text.replacing(old, with: new))))
      #expect(after != before, "\(new)")
    }
  }

  @Test func whatIsCutShortIsNone() throws {
    let whole = try bytes(Self.text)
    #expect(ProvidedDeclarations([]) == nil)
    #expect(ProvidedDeclarations(Array("DEPS".utf8)) == nil)
    for count in stride(from: 0, to: whole.count - 4, by: 37) {
      #expect(ProvidedDeclarations(Array(whole.prefix(count))) == nil, "\(count) of \(whole.count)")
    }
    // Changed bytes are read or rejected without a crash.
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      var changed = whole
      changed[Int.random(in: 4..<whole.count, using: &generator)] = .random(in: 0...255, using: &generator)
      _ = ProvidedDeclarations(changed)
    }
  }
}
