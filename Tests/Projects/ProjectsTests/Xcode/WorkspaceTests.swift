import Foundation
import Testing

@testable import Projects

@Suite("Workspaces")
struct WorkspaceTests {
  private static let manifest = """
    {"name": "Tools", "platforms": [], "products": [{"name": "Toolbox", "targets": ["ToolsCore", "ToolsUI"]}],
     "targets": [{"name": "ToolsCore", "type": "regular"}, {"name": "ToolsUI", "type": "regular", "dependencies": [{"byName": ["ToolsCore", null]}]},
     {"name": "ToolsTests", "type": "test"}], "toolsVersion": {"_version": "5.9.0"}}
    """

  /// Returns two projects, of which one uses the framework of the other, and a package.
  private func workspace() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write([
      "App/Sources/Main.swift", "Core/Core.swift", "Core/CoreTests.swift", "Tools/Sources/ToolsCore/C.swift",
      "Tools/Sources/ToolsUI/U.swift", "Tools/Package.swift",
    ])
    try folder.write(
      "All.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace version="1.0"><Group location="container:" name="Apps"><FileRef location="group:App/App.xcodeproj"/></Group>
      <FileRef location="group:Core/Core.xcodeproj"/><FileRef location="group:Tools"/></Workspace>
      """)
    let core = ProjectFixture("Core")
    core.settings = ["SDKROOT": "iphoneos"]
    let product = core.file("Core.framework", tree: "BUILT_PRODUCTS_DIR")
    core.target("Core", "framework", sources: [core.file("Core.swift")], product: product, id: "CORE")
    core.target("Tests", "bundle.unit-test", sources: [core.file("CoreTests.swift")])
    try core.write(to: folder, in: "Core")
    let app = ProjectFixture("App")
    app.settings = ["SDKROOT": "iphoneos"]
    let toolbox = app.product("Toolbox", of: nil)
    let linked = app.object("PBXBuildFile", "productRef = \(toolbox);")
    let frameworks = app.object("PBXFrameworksBuildPhase", "files = (\(linked));")
    app.target(
      "App", sources: [app.file("Sources/Main.swift")],
      frameworks: [app.file("Core.framework", tree: "BUILT_PRODUCTS_DIR")],
      scripts: [frameworks])
    app.target("Tests", "bundle.unit-test", sources: [app.file("Sources/Main.swift")])
    try app.write(to: folder, in: "App")
    return folder
  }

  private let options = ReadingOptions(dumpPackage: { _ in Data(manifest.utf8) })

  @Test("targets of all projects and packages, each with a name of its own, and what depends on what")
  func targets() throws {
    let folder = try workspace()
    let project = try folder.read("", options)
    #expect(project.kind == .xcodeWorkspace && project.name == "All")
    #expect(Set(project.targets.map(\.name)) == ["App", "Tests", "Core", "Tests (Core)", "ToolsCore", "ToolsUI"])
    #expect(project.target("App")?.dependencies == ["ToolsCore", "ToolsUI", "Core"])
    #expect(project.target("App")?.externalDependencies == [])
    #expect(project.target("ToolsUI")?.dependencies == ["ToolsCore"])
    #expect(project.target("ToolsCore")?.settings.packageName == "tools")
    #expect(project.mainTarget == "App")
  }

  @Test("of a folder with several, the workspace is opened and the others are named")
  func choice() throws {
    let folder = try workspace()
    let project = try folder.read("", options)
    let diagnostic = try #require(project.diagnostics.first)
    #expect(diagnostic.severity == .note && diagnostic.text.contains("opening All.xcworkspace"))
    #expect(diagnostic.text.contains("App/App.xcodeproj"))
    #expect(try folder.read("App", options).kind == .xcodeProject)
    #expect(try folder.read("App/App.xcodeproj/project.pbxproj", options).name == "App")
  }

  @Test("projects that are not there are diagnostics; a workspace without any is an error")
  func missing() throws {
    let folder = try TestFolder()
    try folder.write(
      "W.xcworkspace/contents.xcworkspacedata",
      "<Workspace><FileRef location=\"group:Pods/Pods.xcodeproj\"/></Workspace>")
    #expect(throws: ProjectError.self) { try folder.read() }
    let whole = try workspace()
    try whole.write(
      "All.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace><FileRef location="group:App/App.xcodeproj"/><FileRef location="group:Pods/Pods.xcodeproj"/>
      <FileRef location="absolute:/etc/Other.xcodeproj"/></Workspace>
      """)
    let project = try whole.read("", options)
    #expect(project.hasDiagnostic(.warning, containing: "run `pod install`"))
    #expect(project.hasDiagnostic(.warning, containing: "outside its folder"))
  }

  @Test("where a workspace is broken, the project beside it is opened")
  func beside() throws {
    let folder = try TestFolder()
    try folder.write("A.swift")
    try folder.write("App.xcworkspace/contents.xcworkspacedata", "<Workspace><FileRef")
    let fixture = ProjectFixture("App")
    fixture.settings = ["SDKROOT": "iphoneos"]
    fixture.target("App", sources: [fixture.file("A.swift")])
    try fixture.write(to: folder)
    let project = try folder.read()
    #expect(project.kind == .xcodeProject)
    #expect(project.hasDiagnostic(.warning, containing: "App.xcworkspace"))
    #expect(throws: ProjectError.self) { try folder.read("App.xcworkspace") }
  }

  @Test("a project that refers to another one depends on its targets; those that refer to each other are read once")
  func references() throws {
    let folder = try TestFolder()
    try folder.write(["A/A.swift", "B/B.swift"])
    for (name, other, target) in [("A", "B", "IDA"), ("B", "A", "IDB")] {
      let fixture = ProjectFixture(name)
      fixture.settings = ["SDKROOT": "iphoneos"]
      let reference = fixture.file("../\(other)/\(other).xcodeproj", type: "wrapper.pb-project")
      fixture.projectFields = "projectReferences = ({ ProductGroup = X; ProjectRef = \(reference); }, );"
      let proxy = fixture.object(
        "PBXContainerItemProxy",
        "containerPortal = \(reference); proxyType = 1; remoteGlobalIDString = \(target == "IDA" ? "IDB" : "IDA"); remoteInfo = \(other);"
      )
      let dependency = fixture.object("PBXTargetDependency", "name = \(other); targetProxy = \(proxy);")
      let fields = name == "A" ? "dependencies = (\(dependency));" : ""
      fixture.target(
        name, name == "A" ? "application" : "framework", sources: [fixture.file("\(name).swift")], fields: fields,
        id: target)
      try fixture.write(to: folder, in: name)
    }
    let project = try folder.read("A")
    #expect(project.target("A")?.dependencies == ["B"])
    #expect(project.targets.count == 2)
  }
}
