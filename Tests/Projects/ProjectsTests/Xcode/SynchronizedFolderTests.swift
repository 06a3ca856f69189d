import Testing

@testable import Projects

@Suite("Xcode 16's synchronized folders")
struct SynchronizedFolderTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write([
      "App/App.swift", "App/Views/A.swift", "App/Views/B.swift", "App/Assets.xcassets/Contents.json",
      "App/Assets.xcassets/icon.png", "App/Base.lproj/LaunchScreen.storyboard", "App/en.lproj/InfoPlist.strings",
      "App/Info.plist",
      "App/Data/items.json", "App/Extra/E.swift", "App/Phone/P.swift", "App/Desk/D.swift", "App/.hidden/H.swift",
      "App/C.m", "App/C.h",
      "App/App.entitlements", "App/Web/index.html", "App/Web/css/a.css", "Tests/T.swift",
    ])
    try folder.write("App/Info.plist", "<plist><dict><key>A</key><string>b</string></dict></plist>")
    let project = ProjectFixture("Modern")
    project.settings = ["SDKROOT": "iphoneos", "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_FILE": "App/Info.plist"]
    let own = project.object(
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "membershipExceptions = (Extra, Info.plist, Views/B.swift, \"/Localized: InfoPlist.strings\"); platformFiltersByRelativePath = { Desk/D.swift = (macos, ); Phone/P.swift = (ios, ); }; target = T1;"
    )
    let others = project.object(
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "membershipExceptions = (Views/A.swift, Extra/E.swift); target = T2;")
    let group = project.object(
      "PBXFileSystemSynchronizedRootGroup",
      "exceptions = (\(own), \(others)); explicitFileTypes = {}; explicitFolders = (Web); path = App; sourceTree = \"<group>\";"
    )
    let tests = project.object("PBXFileSystemSynchronizedRootGroup", "path = Tests; sourceTree = \"<group>\";")
    project.addToMainGroup(group)
    project.addToMainGroup(tests)
    project.attributes = "T2 = { TestTargetID = T1; };"
    project.target("Modern", fields: "fileSystemSynchronizedGroups = (\(group));", id: "T1")
    project.target("ModernTests", "bundle.unit-test", fields: "fileSystemSynchronizedGroups = (\(tests));", id: "T2")
    try project.write(to: folder)
  }

  @Test("a target has what lies in its folders, but for its exceptions and other systems' files")
  func members() throws {
    let app = try #require(try folder.read().target("Modern"))
    #expect(folder.names(app.sources) == ["App/App.swift", "App/Phone/P.swift", "App/Views/A.swift"])
    #expect(folder.names(app.foreignSources) == ["App/C.m"])
    #expect(
      Set(folder.names(app.resources.map(\.file))) == [
        "App/Assets.xcassets", "App/Base.lproj/LaunchScreen.storyboard", "App/Data/items.json", "App/Web",
      ])
    #expect(app.resources.first { $0.file.path.contains("Launch") }?.localization == "Base")
    #expect(app.resources.first { $0.file.path.hasSuffix("Web") || $0.file.path.hasSuffix("Web/") }?.placing == .copied)
  }

  @Test("exceptions of a target that the folder is not of are files that it has too")
  func exceptions() throws {
    let tests = try #require(try folder.read().target("ModernTests"))
    #expect(Set(folder.names(tests.sources)) == ["Tests/T.swift", "App/Views/A.swift", "App/Extra/E.swift"])
    #expect(tests.hostApp == "Modern")
  }

  @Test("files that come and go are seen without a change of the project")
  func changes() throws {
    try folder.write("App/New.swift")
    #expect(try folder.read().target("Modern")?.sources.contains { $0.lastPathComponent == "New.swift" } == true)
  }

  @Test("a folder with a manifest is a local package of the project, and no part of the target")
  func packages() throws {
    try folder.write(
      "App/Kit/Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])
      """)
    try folder.write(["App/Kit/Sources/Kit/Kit.swift", "App/Kit/Tests/KitTests/KitTests.swift"])
    let project = try folder.read()
    let app = try #require(project.target("Modern"))
    #expect(folder.names(app.sources) == ["App/App.swift", "App/Phone/P.swift", "App/Views/A.swift"])
    #expect(project.target("Kit").map { folder.names($0.sources) } == ["App/Kit/Sources/Kit/Kit.swift"])
  }
}
