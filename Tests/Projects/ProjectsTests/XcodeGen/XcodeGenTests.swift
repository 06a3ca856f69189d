import Testing

@testable import Projects

@Suite("XcodeGen's specifications")
struct XcodeGenTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write([
      "App/A.swift", "App/Generated/G.swift", "App/notes.md", "App/Base.lproj/Main.storyboard",
      "App/Assets.xcassets/Contents.json",
      "Shared/S.swift", "Kit/Sources/K.swift", "Tests/T.swift", "Watch/W.swift", "Config/Debug.xcconfig",
    ])
    try folder.write("Config/Debug.xcconfig", "FROM_FILE = file")
    try folder.write(
      "project.yml",
      """
      name: Sample
      include:
        - Kit/kit.yml
      options:
        bundleIdPrefix: org.example
        deploymentTarget:
          iOS: "15.0"
      settings:
        base:
          SWIFT_VERSION: "5.9"
          MARKETING_VERSION: "1.10"
      settingGroups:
        strict:
          SWIFT_STRICT_CONCURRENCY: complete
      packages:
        Snap:
          url: https://example.org/snap.git
          from: 5.0.0
      targetTemplates:
        Base:
          platform: iOS
          settings:
            base: { PRODUCT_NAME: "${target_name}X" }
      targets:
        App:
          type: application
          templates: [Base]
          sources:
            - path: App
              excludes: ["Generated/**", "**/*.md"]
            - Shared
            - path: Missing
              optional: true
          configFiles:
            Debug: Config/Debug.xcconfig
          info:
            path: App/Info.plist
            properties:
              CFBundleShortVersionString: "$(MARKETING_VERSION)"
              UILaunchScreen: {}
          settings:
            groups: [strict]
            base:
              SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
              ASSETS: YES
            configs:
              Debug:
                SWIFT_ACTIVE_COMPILATION_CONDITIONS: [DEBUG, "$(FROM_FILE)"]
          dependencies:
            - target: Kit
            - target: Watch
            - package: Snap
              product: SnapKit
          preBuildScripts:
            - name: Make
              script: make x
              outputFiles: [App/Generated/X.swift]
        AppTests:
          type: bundle.unit-test
          platform: iOS
          sources: Tests
          dependencies: [{target: App}]
        Watch:
          type: application.watchapp2
          platform: watchOS
          sources: Watch
      schemes:
        Nightly:
          build: {targets: {App: all}}
          run:
            config: Release
            commandLineArguments: {"-fast": true, "-slow": false}
          test: {targets: [AppTests]}
      """)
    try folder.write("Kit/kit.yml", "targets:\n  Kit:\n    type: framework\n    platform: iOS\n    sources: Sources\n")
    try folder.write("App/A.swift", "import SnapKit\nimport Kit")
    return folder
  }

  @Test("a specification is read as the project that it stands for")
  func project() throws {
    let folder = try folder()
    let project = try folder.read()
    #expect(project.kind == .xcodeProject && project.name == "Sample" && project.mainTarget == "App")
    let app = try #require(project.target("App"))
    #expect(folder.names(app.sources) == ["App/A.swift", "Shared/S.swift"])
    #expect(Set(folder.names(app.resources.map(\.file))) == ["App/Base.lproj/Main.storyboard", "App/Assets.xcassets"])
    #expect(app.settings.swiftVersion == "5" && app.settings.deploymentTarget == "15.0")
    #expect(app.settings.conditions == ["DEBUG", "file"] && app.settings.defaultIsolationIsMainActor)
    #expect(app.settings.strictConcurrency == "complete" && app.settings.productName == "AppX")
    #expect(app.settings.bundleIdentifier == "org.example.App")
    #expect(app.settings.infoPlist["CFBundleShortVersionString"] == .string("1.10"))
    #expect(app.settings.infoPlist["UILaunchScreen"] == .dictionary([:]))
    #expect(app.dependencies == ["Kit", "Watch"] && app.externalDependencies == ["SnapKit"])
    #expect(app.scripts.map(\.name) == ["Make"])
    #expect(folder.names(project.target("Kit")?.sources ?? []) == ["Kit/Sources/K.swift"])
    #expect(project.target("AppTests")?.hostApp == "App")
    #expect(project.target("Watch")?.leftOut != nil)
    #expect(
      project.module("SnapKit")?.origin
        == .remotePackage(url: "https://example.org/snap.git", locked: nil, requirement: "from 5.0.0"))
    let nightly = try #require(project.schemes.first { $0.name == "Nightly" })
    #expect(nightly.launchTarget == "App" && nightly.configuration == "Release" && nightly.arguments == ["-fast"])
    #expect(project.hasDiagnostic(.note, containing: "XcodeGen generates Sample.xcodeproj"))
  }

  @Test("a project that XcodeGen made is opened in its place")
  func made() throws {
    let folder = try folder()
    let fixture = ProjectFixture("Made")
    fixture.settings = ["SDKROOT": "iphoneos"]
    fixture.target("Made", sources: [fixture.file("App/A.swift")])
    try fixture.write(to: folder)
    #expect(try folder.read().name == "Made")
    #expect(try folder.read("project.yml").name == "Sample")
  }

  @Test("specifications that include each other come to an end, those that are broken are errors with their lines")
  func broken() throws {
    let folder = try TestFolder()
    try folder.write("App/A.swift")
    try folder.write(
      "project.yml",
      "name: A\ninclude: [project.yml, other.yml]\ntargets:\n  App:\n    type: application\n    sources: App\n")
    try folder.write("other.yml", "include: project.yml\ntargets: {}\n")
    let project = try folder.read()
    #expect(project.target("App")?.sources.count == 1)
    #expect(project.hasDiagnostic(.warning, containing: "includes this file again"))
    try folder.write("project.yml", "targets:\n  App:\n\ttype: x\n")
    do {
      _ = try folder.read("project.yml")
      Issue.record("a broken specification is no error")
    } catch {
      #expect(error.description.contains("project.yml"))
    }
  }

  @Test("an app that starts in Swift is preferred to one that starts in Objective-C")
  func appsInObjectiveC() throws {
    let folder = try TestFolder()
    let targets = ["Old", "New"].map { "  \($0): {type: application, platform: iOS, sources: [\($0), Shared]}\n" }
    try folder.write("project.yml", "name: Sample\ntargets:\n\(targets.joined())")
    try folder.write("Old/main.m", "int main() { return 0; }")
    try folder.write("New/App.swift", "import UIKit")
    try folder.write("Shared/View.swift", "import UIKit")
    let project = try folder.read()
    #expect(project.mainTarget == "New" && project.targets.map(\.name).contains("Old"))
  }

  @Test(
    "patterns",
    arguments: [
      ("**/*.md", "a/b/c.md", true), ("**/*.md", "c.md", true), ("*.md", "a/c.md", false),
      ("Generated", "Generated/a/b.swift", true),
      ("Generated/**", "Generated/x.swift", true), ("a/*/c", "a/b/c", true), ("a/*/c", "a/b/d/c", false),
      ("a/**/c", "a/b/d/c", true),
      ("a?c.swift", "abc.swift", true),
    ])
  func patterns(pattern: String, path: String, expected: Bool) {
    #expect(GlobPattern(pattern).matches(path) == expected)
  }
}
