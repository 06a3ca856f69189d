import Foundation
import Testing

@testable import Projects

@Suite struct SourceImportsTests {
  private func modules(_ text: String) throws -> Set<String> {
    let folder = try TestFolder()
    return SourceImports.modules(of: URL(filePath: try folder.write("A.swift", text)))
  }

  @Test func whatOtherSystemsImportIsNotImported() throws {
    #expect(try modules("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif") == ["UIKit"])
    let found = try modules("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif")
    #expect(found == ["UIKit"])
    // Rewriting leaves conditions in this form.
    #expect(try modules("#if true || false\nimport UIKit\n#else\nimport AppKit\n#endif") == ["UIKit"])
    #expect(try modules("#if false\nimport AppKit\n#elseif true\nimport UIKit\n#endif") == ["UIKit"])
    #expect(try modules("#if os(watchOS)\nimport WatchKit\n#elseif os(iOS)\nimport Photos\n#endif") == ["Photos"])
  }

  @Test func whatATargetMayDefineIsImported() throws {
    #expect(
      try modules("#if DEBUG\nimport Inspector\n#endif\n#if !RELEASE\nimport Probe\n#endif") == ["Inspector", "Probe"])
  }

  @Test func whatAFileCanDoWithoutIsAskedForOnly() throws {
    let folder = try TestFolder()
    let text =
      "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n#if canImport(AppKit)\nimport AppKit\n#endif\nimport Charts"
    let file = URL(filePath: try folder.write("A.swift", text))
    #expect(SourceImports.modules(of: file, askedFor: false) == ["Charts"])
    #expect(SourceImports.modules(of: file).isSuperset(of: ["Charts", "SwiftUI"]))
  }

  @Test("an import counts where its condition names flags that are not known and a system that is not this one's")
  func unknownFlags() throws {
    let text = """
      #if SWIFT_PACKAGE && !NO_ROPES && !os(Linux)
      import Ropes
      #endif
      #if ROPES && os(macOS)
      import MacRopes
      #endif
      #if !false && EXTRA
      import Extra
      #endif
      """
    #expect(try modules(text) == ["Ropes", "Extra"])
  }
}
