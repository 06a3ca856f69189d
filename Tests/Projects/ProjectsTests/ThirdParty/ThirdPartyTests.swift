import Foundation
import Testing

@testable import Projects

@Suite("Third parties")
struct ThirdPartyTests {
  private func app(_ source: String, _ change: (ProjectFixture) -> String = { _ in "" }) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("A.swift", source)
    let project = ProjectFixture("App")
    project.settings = ["SDKROOT": "iphoneos", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"]
    let frameworks = change(project)
    let scripts = frameworks.isEmpty ? [] : [frameworks]
    project.target("App", sources: [project.file("A.swift")], scripts: scripts)
    try project.write(to: folder)
    return folder
  }

  @Test("imports of others are those that are not Apple's, not the project's and not in branches that are left out")
  func imports() throws {
    let folder = try app(
      """
      import UIKit
      import Swift
      import SnapKit
      #if os(macOS)
      import Sparkle
      #endif
      #if canImport(Optional1)
      import Optional1
      #endif
      #if !DEBUG
      import Live
      #endif
      """)
    let project = try folder.read()
    #expect(project.thirdParty.map(\.name) == ["SnapKit"])
    #expect(project.module("SnapKit")?.origin == .unknown && project.module("SnapKit")?.importedBy == ["App"])
    #expect(project.target("App")?.importedModules == ["Optional1", "SnapKit", "Swift", "UIKit"])
  }

  @Test("a pod's own specification tells its sources, what they are not, and the version of the language")
  func specification() throws {
    let folder = try app("import Waves\nimport Tides")
    try folder.write(
      "Podfile.lock",
      """
      PODS:
        - Tides (1.0)
        - Waves (1.0)

      EXTERNAL SOURCES:
        Tides:
          :path: Own/Tides
        Waves:
          :path: Own/Waves
      """)
    try folder.write(
      "Own/Waves/Waves.podspec",
      """
      Pod::Spec.new do |s|
        s.swift_versions = ['4.2', '5.0', '9']
        s.source_files = 'Waves/**/*.swift', 'Shared'
        s.exclude_files = 'Waves/Old/*.swift'
        s.resources = 'Waves/*.xib'
        s.resource_bundles = { 'WavesImages' => ['Waves/Images/*'] }
      end
      """)
    try folder.write("Own/Tides/.swift-version", "4.0\n")
    try folder.write([
      "Own/Waves/Waves/A.swift", "Own/Waves/Waves/A.xib", "Own/Waves/Waves/Images/a.png", "Own/Waves/Waves/Old/B.swift",
      "Own/Waves/Shared/C.swift",

      "Own/Waves/Other/E.swift", "Own/Tides/Sources/T.swift",
    ])
    // The link is a second name of the same file, as in repositories that share files between modules.
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Own/Waves/Waves/Shared.swift", withDestinationPath: "../Shared/C.swift")
    let project = try folder.read()
    let waves = try #require(project.module("Waves"))
    #expect(folder.names(waves.sources).sorted() == ["Own/Waves/Shared/C.swift", "Own/Waves/Waves/A.swift"])
    #expect(
      waves.resources.map { "\($0.bundle ?? "-") \($0.file.lastPathComponent)" } == ["- A.xib", "WavesImages a.png"])
    #expect(waves.swiftVersion == "5")
    #expect(project.module("Tides")?.swiftVersion == "4")
  }

  @Test("pods come with what locks them, what they need, and their sources as the pods' project lists them")
  func pods() throws {
    let folder = try app("import Alamo\nimport Lottie\nimport Local_Kit\nimport Near\nimport FirebaseAuth")
    try folder.write(
      "Podfile.lock",
      """
      PODS:
        - Alamo (5.1.0):
          - Base/Core (~> 1.0)
        - Base/Core (1.0)
        - Local-Kit (0.1)
        - lottie-ios (3.2)
        - Firebase/Auth (9.0)
        - Unused (1.0)

      EXTERNAL SOURCES:
        Alamo:
          :git: https://example.org/alamo.git
        Local-Kit:
          :path: Own/Local-Kit
      """)
    try folder.write([
      "Pods/Alamo/Source/A.swift", "Pods/Alamo/Source/Unlisted.swift", "Pods/Alamo/R.json", "Pods/Base/B.swift",
      "Pods/Base/Tests/T.swift", "Pods/Base/Example/E.swift", "Own/Local-Kit/Sources/L.swift",
      "Own/Local-Kit/Example/X.swift",
      "Pods/lottie-ios/lottie.m",
    ])
    let pods = ProjectFixture("Pods")
    pods.target(
      "Alamo", "framework",
      sources: [pods.file("Alamo/Source/A.swift"), pods.file("Target Support Files/Alamo/Alamo-dummy.m")],
      resources: [pods.file("Alamo/R.json")], settings: ["PRODUCT_MODULE_NAME": "Alamo"])
    try pods.write(to: folder, in: "Pods")
    let project = try folder.read()
    #expect(Set(project.thirdParty.map(\.name)) == ["Alamo", "Base", "Lottie", "Local_Kit", "Near", "FirebaseAuth"])
    let alamo = try #require(project.module("Alamo"))
    #expect(
      alamo.origin
        == .pod(
          name: "Alamo", version: "5.1.0", git: "https://example.org/alamo.git",
          folder: URL(filePath: "\(folder.path)/Pods/Alamo", directoryHint: .isDirectory)))
    #expect(folder.names(alamo.sources) == ["Pods/Alamo/Source/A.swift"])
    #expect(folder.names(alamo.resources.map(\.file)) == ["Pods/Alamo/R.json"])
    #expect(alamo.dependencies == ["Base"] && alamo.importedBy == ["App"])
    let base = try #require(project.module("Base"))
    #expect(folder.names(base.sources) == ["Pods/Base/B.swift"] && base.importedBy.isEmpty)
    #expect(folder.names(project.module("Local_Kit")?.sources ?? []) == ["Own/Local-Kit/Sources/L.swift"])
    #expect(folder.names(project.module("Lottie")?.foreignSources ?? []) == ["Pods/lottie-ios/lottie.m"])
    #expect(project.module("Near")?.origin == .unknown)
    if case .pod(let name, _, _, let place)? = project.module("FirebaseAuth")?.origin {
      #expect(name == "Firebase" && place == nil)
    } else {
      Issue.record("FirebaseAuth is no pod")
    }
    #expect(
      project.target("App")?.externalDependencies.sorted() == ["Alamo", "FirebaseAuth", "Local_Kit", "Lottie", "Near"])
  }

  @Test(
    "packages elsewhere come with their addresses and locks; modules with other names than products are found near them"
  )
  func packages() throws {
    let folder = try app("import Rx\nimport RxRelay\nimport Kit\nimport FirebaseCore") { project in
      let rx = project.remotePackage("https://example.org/Rx.git", from: "6.0.0")
      let kit = project.remotePackage("https://example.org/kit-swift", from: "1.0.0")
      let fire = project.remotePackage("https://example.org/firebase-ios-sdk", from: "10.0.0")
      let products = [project.product("RxRel", of: rx), project.product("FirebaseAuth", of: fire)]
      _ = kit
      let files = products.map { project.object("PBXBuildFile", "productRef = \($0);") }
      return project.object("PBXFrameworksBuildPhase", "files = (\(files.joined(separator: ", ")));")
    }
    try folder.write(
      "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
      """
      {"object": {"pins": [{"package": "Rx", "repositoryURL": "https://example.org/Rx.git", "state": {"version": "6.5.0"}},
        {"package": "Kit", "repositoryURL": "https://example.org/kit-swift", "state": {"branch": "main", "revision": "abc"}}]}, "version": 1}
      """)
    let project = try folder.read()
    #expect(
      project.module("Rx")?.origin
        == .remotePackage(url: "https://example.org/Rx.git", locked: "6.5.0", requirement: "from 6.0.0"))
    #expect(
      project.module("RxRelay")?.origin
        == .remotePackage(url: "https://example.org/Rx.git", locked: "6.5.0", requirement: "from 6.0.0"))
    #expect(
      project.module("Kit")?.origin
        == .remotePackage(url: "https://example.org/kit-swift", locked: "abc", requirement: "from 1.0.0"))
    #expect(
      project.module("FirebaseCore")?.origin
        == .remotePackage(url: "https://example.org/firebase-ios-sdk", locked: nil, requirement: "from 10.0.0"))
    // A linked module that is not imported is also listed.
    #expect(project.module("FirebaseAuth")?.importedBy == [])
  }

  @Test("Carthage's dependencies and prebuilt frameworks")
  func carthage() throws {
    let folder = try app("import Cart\nimport Inner\nimport Vendor\nimport Lying") { project in
      let files = ["Carthage/Build/iOS/Inner.framework", "Vendor/Vendor.xcframework"].map {
        project.file($0, type: "wrapper.framework")
      }
      return project.phase("PBXFrameworksBuildPhase", files: files)
    }
    try folder.write("Cartfile.resolved", "github \"owner/Cart\" \"1.2\"\ngithub \"owner/Outer\" \"2.0\"\n")
    try folder.write([
      "Carthage/Checkouts/Cart/Cart/C.swift", "Carthage/Checkouts/Cart/CartTests/T.swift",
      "Carthage/Checkouts/Outer/Inner/I.swift",
      "Vendor/Vendor.xcframework/Info.plist", "Libs/Lying.framework/Info.plist",
    ])
    let project = try folder.read()
    #expect(
      project.module("Cart")?.origin
        == .carthage(
          address: "owner/Cart", version: "1.2",
          folder: URL(filePath: "\(folder.path)/Carthage/Checkouts/Cart", directoryHint: .isDirectory)))
    #expect(folder.names(project.module("Cart")?.sources ?? []) == ["Carthage/Checkouts/Cart/Cart/C.swift"])
    #expect(folder.names(project.module("Inner")?.sources ?? []) == ["Carthage/Checkouts/Outer/Inner/I.swift"])
    for (name, place) in [("Vendor", "Vendor/Vendor.xcframework"), ("Lying", "Libs/Lying.framework")] {
      #expect(
        project.module(name)?.origin == .binary(URL(filePath: "\(folder.path)/\(place)", directoryHint: .isDirectory)))
    }
  }

  @Test("targets that import each other are built in that order, whether their project says so or not")
  func ownModules() throws {
    let folder = try TestFolder()
    try folder.write("A.swift", "import Kit\nimport Left")
    try folder.write("T.swift", "@testable import App\nimport Nimble")
    try folder.write(["K.swift", "L.swift"])
    let project = ProjectFixture("App")
    project.settings = ["SDKROOT": "iphoneos"]
    project.target("App", sources: [project.file("A.swift")])
    project.target("Kit-iOS", "framework", sources: [project.file("K.swift")], settings: ["PRODUCT_NAME": "Kit"])
    project.target(
      "Kit-macOS", "framework", sources: [project.file("K.swift")],
      settings: ["PRODUCT_NAME": "Kit", "SDKROOT": "macosx"])
    project.target("Left", "app-extension", sources: [project.file("L.swift")])
    project.target("Tests", "bundle.unit-test", sources: [project.file("T.swift")])
    try project.write(to: folder)
    let result = try folder.read()
    #expect(result.target("App")?.dependencies == ["Kit-iOS"])
    #expect(result.target("Tests")?.dependencies == ["App"])
    #expect(result.thirdParty.map(\.name) == ["Nimble"] && result.module("Nimble")?.importedBy == ["Tests"])
  }
}
