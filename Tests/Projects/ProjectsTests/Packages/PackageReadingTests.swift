import Foundation
import Testing

@testable import Projects

@Suite("Swift packages")
struct PackageReadingTests {
  @Test("a manifest is run, and its targets have their files, resources, settings and dependencies")
  func whole() throws {
    let folder = try TestFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(
        name: "Kit", defaultLocalization: "de", platforms: [.iOS(.v16), .macOS(.v13)],
        products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [
          .package(path: "Local"), .package(url: "https://example.org/remote.git", from: "1.2.0"),
        ],
        targets: [
          .target(
            name: "Kit",
            dependencies: [
              "Base", .product(name: "LocalKit", package: "Local"), .product(name: "Remote", package: "remote"),
              .product(name: "MacOnly", package: "remote", condition: .when(platforms: [.macOS])),
            ],
            exclude: ["Left"], resources: [.process("Resources"), .copy("Data")],
            swiftSettings: [
              .define("PHONE", .when(platforms: [.iOS])), .define("MAC", .when(platforms: [.macOS])),
              .define("FAST", .when(configuration: .release)), .enableUpcomingFeature("ExistentialAny"),
              .enableExperimentalFeature("Lifetimes"), .swiftLanguageMode(.v5), .unsafeFlags(["-DUNSAFE", "-Xcc", "-x"]),
            ]),
          .target(name: "Base", path: "Elsewhere/Base", sources: ["In"]),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
      """)
    try folder.write(
      "Local/Package.swift",
      """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(name: "Local", products: [.library(name: "LocalKit", targets: ["LocalKit"])],
        targets: [.target(name: "LocalKit"), .testTarget(name: "LocalTests")])
      """)
    try folder.write([
      "Sources/Kit/A.swift", "Sources/Kit/Left/L.swift", "Sources/Kit/Resources/de.lproj/L.strings",
      "Sources/Kit/Resources/x.json",
      "Sources/Kit/Data/y.json", "Sources/Kit/Data/Z.swift", "Sources/Kit/Cells/Cell.xib",
      "Sources/Kit/Icons.xcassets/Contents.json",
      "Sources/Kit/README.md", "Elsewhere/Base/In/B.swift", "Elsewhere/Base/Out/O.swift", "Tests/KitTests/T.swift",
      "Local/Sources/LocalKit/K.swift", "Local/Tests/LocalTests/T.swift",
    ])
    try folder.write(
      "Package.resolved",
      "{\"pins\": [{\"identity\": \"remote\", \"location\": \"https://example.org/remote.git\", \"state\": {\"version\": \"1.4.0\"}}], \"version\": 2}"
    )
    try folder.write("Sources/Kit/A.swift", "import Remote\nimport LocalKit\nimport Base\nimport UIKit")
    let before = folder.listing()
    let project = try folder.read()
    #expect(folder.listing() == before)
    #expect(project.kind == .swiftPackage && project.name == "Kit" && project.mainTarget == "Kit")
    #expect(Set(project.targets.map(\.name)) == ["Kit", "Base", "KitTests", "LocalKit"])
    let kit = try #require(project.target("Kit"))
    #expect(folder.names(kit.sources) == ["Sources/Kit/A.swift"])
    let resources = kit.resources.map { "\(folder.names([$0.file])[0]) \($0.placing) \($0.localization ?? "-")" }
    #expect(
      Set(resources) == [
        "Sources/Kit/Data copied -", "Sources/Kit/Cells/Cell.xib processed -", "Sources/Kit/Icons.xcassets processed -",
        "Sources/Kit/Resources/de.lproj/L.strings processed de", "Sources/Kit/Resources/x.json processed -",
      ])
    #expect(kit.settings.conditions == ["SWIFT_PACKAGE", "DEBUG", "PHONE", "UNSAFE"])
    #expect(
      kit.settings.swiftVersion == "5" && kit.settings.deploymentTarget == "16.0"
        && kit.settings.developmentRegion == "de")
    #expect(kit.settings.upcomingFeatures == ["ExistentialAny"] && kit.settings.experimentalFeatures == ["Lifetimes"])
    #expect(kit.settings.otherFlags == ["-Xcc", "-x"])
    #expect(kit.dependencies == ["Base", "LocalKit"] && kit.externalDependencies == ["Remote"])
    #expect(folder.names(project.target("Base")?.sources ?? []) == ["Elsewhere/Base/In/B.swift"])
    #expect(project.target("Base")?.settings.swiftVersion == "6")
    #expect(project.target("LocalKit")?.settings.swiftVersion == "5")
    #expect(project.target("KitTests")?.kind == .unitTests)
    #expect(
      project.module("Remote")?.origin
        == .remotePackage(url: "https://example.org/remote.git", locked: "1.4.0", requirement: "1.2.0 to 2.0.0"))
    #expect(kit.importedModules == ["Base", "LocalKit", "Remote", "UIKit"])
  }

  @Test("what is to be run of a library is its example's app")
  func example() throws {
    let folder = try TestFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
      """)
    try folder.write(["Sources/Kit/A.swift", "Example/App/A.swift", "Another/Notes.swift"])
    try folder.write(
      "Example/project.yml",
      "name: Sample\ntargets:\n  Sample:\n    type: application\n    platform: iOS\n    sources: App\n")
    #expect(try folder.read().name == "Kit")
    var options = ReadingOptions()
    options.wantsApp = true
    let project = try ProjectReader.read(URL(filePath: folder.path), options: options)
    #expect(project.mainTarget == "Sample" && project.exampleOf == "Kit")
    #expect(project.hasDiagnostic(.note, containing: "Kit has no app; opening Example/project.yml, which has one"))
    options.target = "Kit"
    #expect(try ProjectReader.read(URL(filePath: folder.path), options: options).name == "Kit")
  }

  private static let delegate =
    "import UIKit\nimport Kit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"

  @Test("an example's sources without a project of their own are its app, up to where its manifest or another app lies")
  func exampleWithoutProject() throws {
    let folder = try TestFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit", "Extra"])],
        targets: [.target(name: "Kit"), .target(name: "Extra"), .testTarget(name: "KitTests")])
      """)
    try folder.write(["Sources/Kit/A.swift", "Sources/Extra/A.swift", "Tests/KitTests/T.swift", "Demo/Notes.swift"])
    for path in ["Demo/Sources/App/AppDelegate.swift", "Demo/Other App/AppDelegate.swift", "Kit/TestHost/App.swift"] {
      try folder.write(path, Self.delegate)
    }
    try folder.write("Demo/Sources/Views/B.swift", "import UIKit")
    try folder.write("Demo/Project.swift", "import ProjectDescription")
    #expect(try folder.read().targets.map(\.name).sorted() == ["Extra", "Kit", "KitTests"])
    var options = ReadingOptions()
    options.wantsApp = true
    let project = try ProjectReader.read(URL(filePath: folder.path), options: options)
    let app = try #require(project.target("Other App"))
    #expect(project.mainTarget == "Other App" && app.kind == .app && app.dependencies == ["Kit"])
    #expect(project.exampleOf == "Kit")
    #expect(project.hasDiagnostic(.note, containing: "using the sources in Demo/Other App as its example"))

    try FileManager.default.removeItem(at: URL(filePath: "\(folder.path)/Demo/Other App"))
    let other = try ProjectReader.read(URL(filePath: folder.path), options: options)
    #expect(other.mainTarget == "Demo")
    #expect(
      folder.names(try #require(other.target("Demo")).sources).sorted() == [
        "Demo/Sources/App/AppDelegate.swift", "Demo/Sources/Views/B.swift",
      ])
  }

  @Test("macros and what they alone are made of run in the compiler, whose swift-syntax is no package to be fetched")
  func macros() throws {
    let folder = try TestFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version:5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "600.0.1")],
        targets: [
          .target(name: "Kit", dependencies: ["KitMacros", "Base"]),
          .macro(
            name: "KitMacros",
            dependencies: ["Parts", "Base", .product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
          .target(name: "Parts", dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")]),
          .target(name: "Base"),
          .testTarget(name: "KitTests", dependencies: ["KitMacros", "Kit"]),
        ])
      """)
    for name in ["Kit", "KitMacros", "Parts", "Base"] { try folder.write(["Sources/\(name)/A.swift"]) }
    try folder.write(
      "Sources/KitMacros/A.swift", "import SwiftSyntaxMacros\nimport SwiftCompilerPlugin\nimport Parts\n")
    try folder.write(["Tests/KitTests/A.swift"])
    let project = try folder.read()
    #expect(project.targets.filter(\.runsInCompiler).map(\.name).sorted() == ["KitMacros", "Parts"])
    #expect(project.target("KitMacros")?.kind == .macro)
    #expect(project.thirdParty.isEmpty, "\(project.thirdParty.map(\.name))")
  }

  @Test("a manifest that does not compile is an error with the compiler's words")
  func broken() throws {
    let folder = try TestFolder()
    try folder.write(
      "Package.swift", "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Pakage(name: 1)\n")
    do {
      _ = try folder.read()
      Issue.record("a broken manifest is no error")
    } catch {
      guard case .manifest(let path, _, let output) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(path.hasSuffix("/Package.swift") && output.contains("Pakage"))
    }
  }

  private func options(_ manifests: [String: String]) -> ReadingOptions {
    ReadingOptions(dumpPackage: { folder in
      guard let text = manifests[folder.lastPathComponent] else { throw CocoaError(.fileNoSuchFile) }
      return Data(text.utf8)
    })
  }

  private func manifest(_ name: String, path: String) -> String {
    """
    {"name": "\(name)", "products": [{"name": "\(name)", "targets": ["\(name)"]}],
     "dependencies": [{"fileSystem": [{"identity": "x", "path": "\(path)"}]}],
     "targets": [{"name": "\(name)", "type": "regular", "dependencies": [{"byName": ["\(name == "one" ? "two" : "one")", null]}]}]}
    """
  }

  @Test("packages that depend on each other, or on what is not there, are read once")
  func circle() throws {
    let folder = try TestFolder()
    try folder.write(["one/Package.swift", "two/Package.swift", "one/Sources/one/A.swift", "two/Sources/two/B.swift"])
    let project = try folder.read(
      "one",
      options(["one": manifest("one", path: "\(folder.path)/two"), "two": manifest("two", path: "\(folder.path)/one")]))
    #expect(project.targets.map(\.name) == ["two", "one"] || project.targets.map(\.name) == ["one", "two"])
    #expect(project.target("one")?.dependencies == ["two"])
    let alone = try folder.read("one", options(["one": manifest("one", path: "\(folder.path)/gone")]))
    #expect(alone.hasDiagnostic(.warning, containing: "does not exist"))
    let outside = try folder.read("one", options(["one": manifest("one", path: "/usr")]))
    #expect(outside.hasDiagnostic(.warning, containing: "outside the project"))
  }

  @Test(
    "what is no description of a package is an error",
    arguments: [
      "", "[]", "{}", "{\"name\": 1}", String(repeating: "[", count: 100_000),
      "{\"name\": \"a\", \"products\": [], \"targets\": [{}]}",
    ])
  func notAManifest(text: String) throws {
    let folder = try TestFolder()
    try folder.write("Package.swift")
    #expect(throws: ProjectError.self) { try folder.read("", options(["root": text])) }
  }

  @Test("a package that another project uses and whose manifest cannot be evaluated is guessed from its folders")
  func guessed() throws {
    let folder = try TestFolder()
    try folder.write(["one/Package.swift", "two/Package.swift", "one/Sources/one/A.swift", "two/Sources/two/B.swift"])
    let project = try folder.read("one", options(["one": manifest("one", path: "\(folder.path)/two")]))
    #expect(project.target("one")?.dependencies == ["two"])
    #expect(folder.names(project.target("two")?.sources ?? []) == ["two/Sources/two/B.swift"])
    #expect(project.hasDiagnostic(.warning, containing: "as a module"))
  }

  @Test("an app of Swift Playgrounds is all files beside its manifest, which does not run here")
  func playground() throws {
    let folder = try TestFolder()
    try folder.write("My App.swiftpm/Package.swift", "import PackageDescription\nimport AppleProductTypes\n")
    try folder.write("My App.swiftpm/App.swift", "import SwiftUI\n@main struct MyApp: App {}")
    try folder.write("My App.swiftpm/Views/V.swift")
    let project = try folder.read()
    #expect(project.kind == .swiftPackage && project.name == "My App")
    #expect(project.targets.map(\.name) == ["My App"] && project.targets.first?.kind == .app)
    #expect(
      folder.names(project.targets.first?.sources ?? []) == [
        "My App.swiftpm/App.swift", "My App.swiftpm/Views/V.swift",
      ])
  }

  @Test("macros, plugins, tests, binaries and system libraries are marked")
  func kinds() throws {
    let folder = try TestFolder()
    try folder.write("Package.swift")
    try folder.write([
      "Sources/M/M.swift", "Plugins/P/P.swift", "Tests/T/T.swift", "Sources/E/main.swift", "Sources/C/c.c",
      "Sources/C/include/c.h",
    ])
    let project = try folder.read(
      "",
      options([
        "root": """
        {"name": "All", "products": [], "targets": [
          {"name": "M", "type": "macro"}, {"name": "P", "type": "plugin"}, {"name": "T", "type": "test"},
          {"name": "E", "type": "executable", "pluginUsages": [{"plugin": ["P", null]}]},
          {"name": "B", "type": "binary", "path": "B.xcframework"},
          {"name": "S", "type": "system"}, {"name": "C", "type": "regular"}, {"name": "Gone", "type": "regular"}]}
        """
      ]))
    let kinds = Dictionary(uniqueKeysWithValues: project.targets.map { ($0.name, $0.kind) })
    #expect(kinds["M"] == .macro && kinds["P"] == .plugin && kinds["T"] == .unitTests && kinds["E"] == .executable)
    #expect(kinds["B"] == .binary && kinds["S"] == .systemLibrary)
    #expect(project.target("B")?.leftOut != nil)
    #expect(project.target("E")?.dependencies == ["P"] && project.target("E")?.scripts.map(\.name) == ["plugin P"])
    #expect(project.target("C")?.foreignSources.count == 1 && project.target("C")?.sources.isEmpty == true)
    #expect(project.hasDiagnostic(.warning, containing: "Gone"))
  }
}
