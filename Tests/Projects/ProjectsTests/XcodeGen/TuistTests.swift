import Foundation
import Testing

@testable import Projects

/// Projects that only Tuist's manifests describe, which are read without running them.
@Suite struct TuistTests {
  @Test("constants of a manifest are literals, members, calls and what is made of other constants")
  func expressions() {
    let constants = ManifestReader(
      """
      // let hidden = 1
      let team = "Harbor"
      let bundle: String = "org.example.\\(team)"
      let paths: SourceFilesList = ["A/**"] + extra(1, where: { $0 > 1 }) + [.glob("B/**", excluding: ["B/C/**"])]
      let values: [String: Any] = ["a": true, "n": -3, "b": .string("x"), "e": [:]]
      let product = Product.staticFramework
      func make() -> Int { let inner = 3; return inner }
      """
    ).constants
    #expect(constants["hidden"] == nil)
    #expect(constants["bundle"] == .string("org.example.Harbor"))
    #expect(
      constants["paths"]
        == .array([
          .string("A/**"),
          .call(
            "glob",
            [
              .init(label: "", value: .string("B/**")),
              .init(label: "excluding", value: .array([.string("B/C/**")])),
            ]),
        ]))
    #expect(constants["product"]?.name == "staticFramework")
    #expect(constants["values"]?.dictionary?["a"] == .boolean(true))
    #expect(constants["values"]?.dictionary?["b"]?[""] == .string("x"))
  }

  @Test(
    "broken code is read to its end",
    arguments: ["let a = (]", "let a = [)", "let a = f(]: [", "let a = \"x", "let a: [", "let a = .", "let"])
  func brokenCode(text: String) {
    #expect(ManifestReader(text + "\nlet b = 1").constants.count <= 2)
  }

  private static let app = """
    import ProjectDescription

    let bundle = "org.example.harbor"

    let project = Project(
      name: "Harbor",
      packages: [.remote(url: "https://example.org/Rope.git", requirement: .upToNextMajor(from: "1.2.0"))],
      settings: .settings(base: ["SWIFT_VERSION": "5.9"]),
      targets: [
        .target(
          name: "Harbor", destinations: [.iPhone, .iPad], product: .app, bundleId: bundle,
          deploymentTargets: .iOS("15.0"),
          infoPlist: .extendingDefault(with: ["UILaunchScreen": ["UIColorName": ""], "CFBundleDisplayName": "My Harbor"]),
          sources: ["App/Sources/**", .glob("Shared/*.swift", excluding: ["Shared/Old.swift"])],
          resources: ["App/Resources/**"],
          dependencies: [
            .target(name: "Kit"), .project(target: "Core", path: "../Core"), .package(product: "Rope"),
            .external(name: "Anchor"),
          ],
          settings: .settings(base: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) HARBOR"])
        ),
        .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "\\(bundle).kit", sources: "Kit/**"),
        .target(name: "HarborTests", destinations: .iOS, product: .unitTests, bundleId: "t", sources: ["Tests/**"],
          dependencies: [.target(name: "Harbor")]),
        .target(name: "Watch", destinations: [.appleWatch], product: .app, bundleId: "w", sources: ["Watch/**"]),
      ])
    """

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(".git/HEAD")
    try folder.write("Apps/Harbor/Project.swift", Self.app)
    for path in [
      "App/Sources/Main.swift", "App/Sources/Screens/List.swift", "Shared/New.swift", "Shared/Old.swift",
      "Shared/Deeper/Other.swift", "Kit/Kit.swift", "Tests/T.swift",
    ] { try folder.write("Apps/Harbor/\(path)", "import UIKit\n") }
    try folder.write("Apps/Harbor/App/Resources/de.lproj/Localizable.strings", "\"a\" = \"b\";")
    try folder.write(
      "Apps/Core/Project.swift",
      """
      import ProjectDescription
      let project = Project(name: "Core", targets: [
        Target(name: "Core", platform: .iOS, product: .staticFramework, bundleId: "c", sources: ["Sources/**"])
      ])
      """)
    try folder.write("Apps/Core/Sources/Core.swift", "public struct Core {}\n")
    return folder
  }

  @Test("a folder with a manifest opens with its targets, sources, resources, settings and Info.plist")
  func project() throws {
    let folder = try folder()
    let project = try folder.read("Apps/Harbor")
    #expect(project.name == "Harbor" && project.mainTarget == "Harbor")
    let app = try #require(project.target("Harbor"))
    #expect(app.kind == .app && app.leftOut == nil)
    #expect(
      folder.names(app.sources).sorted() == [
        "Apps/Harbor/App/Sources/Main.swift", "Apps/Harbor/App/Sources/Screens/List.swift",
        "Apps/Harbor/Shared/New.swift",
      ])
    #expect(app.dependencies.sorted() == ["Core", "Kit"])
    #expect(folder.names(app.resources.map(\.file)).contains { $0.hasSuffix("de.lproj/Localizable.strings") })
    #expect(app.settings.conditions.contains("HARBOR"))
    #expect(app.settings.infoPlist["CFBundleDisplayName"]?.string == "My Harbor")
    #expect(project.target("Kit")?.kind == .framework)
    #expect(folder.names(project.target("Core")?.sources ?? []) == ["Apps/Core/Sources/Core.swift"])
    #expect(project.target("HarborTests")?.kind == .unitTests)
    #expect(project.target("Watch")?.leftOut != nil)
  }

  @Test("of several manifests the one with an app is opened; one that is made by functions is no project")
  func choice() throws {
    let folder = try folder()
    #expect(try folder.read("Apps").name == "Harbor")
    try folder.write(
      "Made/Project.swift", "import ProjectDescription\nlet project = Project.makeModule(name: \"Made\")\n")
    #expect(TuistManifest.isManifest("\(folder.path)/Made/Project.swift") == false)
    try folder.write("Apps/Harbor/Package.swift", "// swift-tools-version:5.9\n")
    let places = try ProjectLocator.places(at: "\(folder.path)/Apps/Harbor")
    #expect(places.first?.place == .package(folder: "\(folder.path)/Apps/Harbor"))
  }
}
