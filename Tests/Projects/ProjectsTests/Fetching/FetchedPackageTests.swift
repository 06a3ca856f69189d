import Foundation
import Testing

@testable import Projects

/// Packages with URLs: their targets become third-party targets of the project.
@Suite(.enabled(if: GitCommand.find() != nil, "this machine has no git")) struct FetchedPackageTests {
  private func manifest(_ name: String, needs: String? = nil) -> String {
    """
    // swift-tools-version:5.5
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(needs.map { ".package(url: \"\($0)\", from: \"1.0.0\")" } ?? "")],
      targets: [
        .target(name: "\(name)", dependencies: [\(needs == nil ? "" : "\"Rope\"")]),
        .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
      ])
    """
  }

  private func package(_ folder: TestFolder, _ name: String, needs: String? = nil) throws -> GitFixture {
    let repository = try GitFixture("\(folder.path)/repositories/\(name)")
    try folder.write("repositories/\(name)/Package.swift", manifest(name, needs: needs))
    try folder.write("repositories/\(name)/Sources/\(name)/\(name).swift", "public struct \(name) {}")
    try folder.write("repositories/\(name)/Tests/\(name)Tests/T.swift", "import XCTest")
    try repository.commitAll(tag: "1.0.0")
    return repository
  }

  private func read(_ folder: TestFolder, offline: Bool = false) throws -> Project {
    let cache = URL(filePath: "\(folder.path)/cache")
    return try folder.read("App", ReadingOptions(checkouts: PackageCheckouts(folder: cache, isOffline: offline)))
  }

  @Test func aPackageAndWhatItNeedsAreFetchedAndBecomeTargets() throws {
    let folder = try TestFolder()
    let rope = try package(folder, "Rope")
    let anchor = try package(folder, "Anchor", needs: "file://\(rope.path)")
    try folder.write("App/.git/HEAD")
    try folder.write(
      "App/Package.swift", manifest("App", needs: "file://\(anchor.path)").replacing("\"Rope\"", with: "\"Anchor\""))
    try folder.write("App/Sources/App/App.swift", "import Anchor")
    try folder.write("App/Tests/AppTests/T.swift", "import XCTest")
    let before = folder.listing().filter { $0.hasPrefix("App/") }

    let project = try read(folder)
    #expect(project.diagnostics.filter { $0.severity != .note }.isEmpty, "\(project.diagnostics)")
    #expect(project.target("Anchor")?.isThirdParty == true)
    #expect(project.target("Anchor")?.dependencies == ["Rope"])
    #expect(project.target("Rope")?.sources.count == 1)
    #expect(project.target("App")?.dependencies == ["Anchor"])
    #expect(project.target("App")?.isThirdParty == false)
    #expect(project.mainTarget == "App")
    #expect(project.targets.filter { $0.kind == .unitTests }.map(\.name) == ["AppTests"])
    #expect(folder.listing().filter { $0.hasPrefix("App/") } == before)

    // From now on, no network is necessary.
    try FileManager.default.removeItem(atPath: "\(folder.path)/repositories")
    #expect(try read(folder, offline: true).target("Rope")?.sources.count == 1)
  }

  @Test func whatIsNotThereIsNamedWithItsVersion() throws {
    let folder = try TestFolder()
    try folder.write("App/.git/HEAD")
    try folder.write(
      "App/Package.swift",
      manifest("App", needs: "https://example.org/Anchor.git").replacing("\"Rope\"", with: "\"Anchor\""))
    try folder.write("App/Sources/App/App.swift", "import Anchor")
    let project = try read(folder, offline: true)
    #expect(project.hasDiagnostic(.warning, containing: "https://example.org/Anchor.git"))
    #expect(project.module("Anchor")?.sources.isEmpty == true)
  }

  @Test func anExampleUsesTheLibraryOfItsRepositoryWhereItsAddressIsNotAvailable() throws {
    let folder = try TestFolder()
    try folder.write("App/.git/HEAD")
    try folder.write("App/Package.swift", manifest("Anchor"))
    try folder.write("App/Sources/Anchor/Anchor.swift", "public struct Anchor {}")
    try folder.write(
      "App/Example/Package.swift",
      manifest("Example", needs: "https://example.org/Anchor.git").replacing("\"Rope\"", with: "\"Anchor\""))
    try folder.write("App/Example/Sources/Example/Example.swift", "import Anchor")
    let cache = URL(filePath: "\(folder.path)/cache")
    let project = try folder.read(
      "App/Example", ReadingOptions(checkouts: PackageCheckouts(folder: cache, isOffline: true)))
    #expect(!project.hasDiagnostic(.warning, containing: "https://example.org/Anchor.git"))
    #expect(project.target("Anchor")?.sources.count == 1)
    #expect(project.target("Example")?.dependencies == ["Anchor"])
  }

  @Test func carthagesLockIsFetchedWhereItIsNotCheckedOut() throws {
    let folder = try TestFolder()
    let anchor = try package(folder, "Anchor")
    try folder.write("App/.git/HEAD")
    try folder.write("App/Main.swift", "import Anchor")
    try folder.write("App/Cartfile.resolved", "git \"file://\(anchor.path)\" \"1.0.0\"\n")
    let project = try read(folder)
    #expect(project.module("Anchor")?.sources.map(\.lastPathComponent) == ["Anchor.swift"])
  }
}
