import Foundation
import Testing

@Suite("Version")
struct VersionTests {
  // `Tools/set-version --check` compares the other files. Tests/Tools/distribution_tests.py runs it.
  @Test("the newest changes stand under the version that the commands say")
  func changes() throws {
    let source = try Repository.text("Sources/Projects/ProjectBuilding/Toolchain/ToolchainVersion.swift")
    let version = try #require(source.components(separatedBy: "current = \"").last?.prefix { $0 != "\"" })
    let references = try Repository.text("Sources/Screens/ReferenceSnapshots/SnapshotVersion.swift")
    #expect(references.contains("current = \"\(version)\""))
    let headings = try Repository.text("CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## ") }
    let newest = try #require(headings.first).dropFirst("## ".count).prefix { $0.isNumber || $0 == "." }
    #expect(newest == version)
  }
}
