import Foundation
import SwiftSources

@testable import ModuleStubs

/// A module of several files, with stubs of its missing imports.
struct Stubbing {
  let result: StubbingResult
  let before: [URL: String]
  let checks: Int
  let filesLookedAt: [Int]

  /// Creates stubs.
  ///
  /// - Parameter files: The names and texts of the files.
  init(
    _ files: [String: String], missing: [MissingModule], catalog: StubCatalog = StubCatalog(),
    otherErrors: StubbingInput.OtherErrors = .keep,
    isAppleMember: @escaping @Sendable (String) -> Bool = { _ in true },
    isIncomplete: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws {
    let texts = files.sorted { $0.key < $1.key }.map {
      SourceText(url: URL(filePath: "/app/\($0.key)"), text: $0.value)
    }
    before = Dictionary(uniqueKeysWithValues: texts.map { ($0.url, $0.text) })
    let checker = try CompilerChecker()
    var input = StubbingInput(
      moduleName: "App", files: texts, missing: missing, catalog: catalog, otherErrors: otherErrors)
    input.isAppleMember = isAppleMember
    input.isIncomplete = isIncomplete
    result = try ModuleStubber(input, checker: checker).run()
    checks = checker.checks
    filesLookedAt = checker.filesLookedAt
  }

  init(
    _ text: String, missing: [String], otherErrors: StubbingInput.OtherErrors = .keep,
    isAppleMember: @escaping @Sendable (String) -> Bool = { _ in true }
  ) throws {
    try self.init(
      ["File.swift": text], missing: missing.map { MissingModule($0) }, otherErrors: otherErrors,
      isAppleMember: isAppleMember)
  }

  /// Returns the resulting text of a file.
  func text(_ name: String = "File.swift") -> String {
    let place = URL(filePath: "/app/\(name)")
    return result.changed[place] ?? before[place] ?? ""
  }

  func lines(_ name: String = "File.swift") -> [String] {
    text(name).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var omitted: [StubEntry] { result.entries.filter { $0.kind == .omitted } }
  var errors: [String] { result.remaining.map { "\($0.line ?? 0): \($0.text)" } }

  /// Whether each file has the same number of lines as before.
  var keepsLines: Bool {
    before.allSatisfy { place, text in
      (result.changed[place] ?? text).count { $0 == "\n" } == text.count { $0 == "\n" }
    }
  }
}
