import CompilerRuns
import Foundation
import TestFiles
import TestHosts
import Testing

/// The library must build on Apple's UIKit, so it may use only the public API of our UIKit.
@Suite("Public UIKit only", .ownHosts)
struct PublicUIKitTests {
  private static var sources: [(path: String, text: String)] {
    get throws {
      let root = RepositoryFolder.folder("Sources/ViewCode/ViewCode")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        .sorted()
      return try paths.map { ($0, try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)) }
    }
  }

  @Test("the library compiles outside of our package, where only public API is seen")
  func outside() throws {
    let program = try Self.sources.map(\.text).joined(separator: "\n")
    #expect(program.count > 10_000)
    let run = try CompilerRun(program)
    #expect(run.succeeded, "\(run.diagnostics)")
    // Access to declarations of our package is rejected.
    let insider = try CompilerRun("import UIKit\n@MainActor func tell() { Diagnostics.report(\"\") }")
    #expect(!insider.succeeded)
  }
}
