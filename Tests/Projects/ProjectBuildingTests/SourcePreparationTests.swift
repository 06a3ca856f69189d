import Foundation
import Projects
import TestFiles
import Testing

@testable import ProjectBuilding

@Suite struct SourcePreparationTests {
  @Test("files of one name get names of their own for the compiler, and keep the author's in its messages")
  func filesOfOneName() throws {
    let folder = try TemporaryFolder()
    var target = Target(name: "App", moduleName: "App", kind: .app)
    target.sources = [
      try folder.write("struct First {}\n", to: "A/Gateway.swift"),
      try folder.write("struct Second {}\n", to: "B/Gateway.swift"),
      try folder.write("struct Third {}\n", to: "C/Gateway.swift"),
    ]
    let preparation = SourcePreparation(
      folder: try BuildFolder(for: folder.url), root: folder.url, availableModules: ["Swift"])
    for _ in 0..<2 {
      let files = try preparation.prepare(target, importing: [], listsScreens: false).module.files.prefix(3)
      #expect(Set(files.map(\.lastPathComponent)).count == 3)
      #expect(files.first == target.sources[0])
      let second = try String(contentsOf: files[1], encoding: .utf8)
      #expect(second.contains("#sourceLocation(file: \"\(target.sources[1].path)\", line: 1)\nstruct Second {}"))
    }
  }

  @Test(
    "a file whose ending has capitals is copied, since the compiler takes no such file", arguments: ["Swift", "SWIFT"])
  func endingWithCapitals(ending: String) throws {
    let folder = try TemporaryFolder()
    var target = Target(name: "App", moduleName: "App", kind: .app)
    target.sources = [try folder.write("struct First {}\n", to: "Demo.\(ending)")]
    let preparation = SourcePreparation(
      folder: try BuildFolder(for: folder.url), root: folder.url, availableModules: ["Swift"])
    for _ in 0..<2 {
      let file = try #require(
        try preparation.prepare(target, importing: [], listsScreens: false).module.files.first)
      #expect(file.lastPathComponent == "Demo.rewritten.swift")
      #expect(
        try String(contentsOf: file, encoding: .utf8)
          == "#sourceLocation(file: \"\(target.sources[0].path)\", line: 1)\nstruct First {}\n")
    }
  }
}
