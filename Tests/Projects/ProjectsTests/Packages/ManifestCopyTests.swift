import Foundation
import Testing

@testable import Projects

@Suite("Manifests are read as on a Mac") struct ManifestCopyTests {
  @Test("conditions about the system are what they are on macOS, and nothing else changes")
  func conditions() {
    let text = """
      let isPhone = "os(Linux)"
      #if os(Linux) || os(Windows)
      #elseif canImport(Darwin) && !canImport(Glibc)
      #endif
        #if !os(macOS) && swift(>=5.9) || canImport(Anchor)
      """
    #expect(
      ManifestCopy.adapted(text) == """
        let isPhone = "os(Linux)"
        #if false || false
        #elseif true && !false
        #endif
          #if !true && swift(>=5.9) || canImport(Anchor)
        """)
  }

  @Test("targets that a manifest keeps for Apple's systems are read, and paths are the package's own")
  func dump() throws {
    let folder = try TestFolder()
    try folder.write(
      "Reef/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      #if os(Linux)
      let targets: [Target] = [.target(name: "Reef")]
      #else
      let targets: [Target] = [.target(name: "Reef"), .target(name: "ReefViews")]
      #endif
      let package = Package(name: "Reef", dependencies: [.package(path: "../Sand")], targets: targets)
      """)
    let package = URL(filePath: folder.path).appending(path: "Reef")
    let manifest = try PackageManifest.parse(ManifestRunner().dumpPackage(package), path: "Package.swift")
    #expect(manifest.targets.map(\.name) == ["Reef", "ReefViews"])
    #expect(
      (manifest.dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map(\.path)
        == ["\(URL(filePath: folder.path).resolvingSymlinksInPath().path)/Sand"])
  }

  @Test("a manifest that needs a Mac's modules is read as it is here")
  func fallback() throws {
    let folder = try TestFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      #if canImport(Darwin)
      import Darwin
      #endif
      let package = Package(name: "Reef", targets: [.target(name: "Reef")])
      """)
    let data = try ManifestRunner().dumpPackage(URL(filePath: folder.path))
    #expect(try PackageManifest.parse(data, path: "Package.swift").targets.map(\.name) == ["Reef"])
  }
}
