import Foundation
import Testing

@testable import Projects

@Suite("Broken and hostile projects")
struct HostileProjectTests {
  private func fixture(_ change: (ProjectFixture) -> Void) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("A.swift")
    let project = ProjectFixture("App")
    project.settings = ["SDKROOT": "iphoneos"]
    change(project)
    try project.write(to: folder)
    return folder
  }

  @Test("a project that is cut short is an error with its place, and its text in any length does no harm")
  func cutShort() throws {
    let folder = try fixture { $0.target("App", sources: [$0.file("A.swift")]) }
    let path = "App.xcodeproj/project.pbxproj"
    let text = try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
    for part in 1..<40 {
      try folder.write(path, String(text.prefix(text.count * part / 40)))
      do {
        _ = try folder.read()
        Issue.record("part \(part) of a project is no error")
      } catch {
        #expect(error.path?.hasSuffix(path) == true && error.line != nil)
      }
    }
  }

  @Test("paths that leave the project are left out, but for what lies beside it")
  func paths() throws {
    let folder = try fixture { project in
      project.target(
        "App",
        sources: [
          project.file("A.swift"), project.file("../Beside/B.swift"),
          project.file("../../../../../../../../../../etc/hosts.swift"),
          project.file("/etc/passwd", tree: "<absolute>", type: "sourcecode.swift"), project.file("Link.swift"),
          project.file("../Gone/C.swift"),
        ],
        resources: [
          project.file("../../../../../../../../etc/passwd"), project.file("/etc", tree: "<absolute>", type: "folder"),
        ],
        settings: ["INFOPLIST_FILE": "/etc/hosts", "SWIFT_OBJC_BRIDGING_HEADER": "../../../../../../../etc/hosts"])
    }
    let parent = URL(filePath: folder.path).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: "\(parent)/Beside", withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: "\(parent)/Beside/B.swift"))
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/Link.swift", withDestinationPath: "/etc/passwd")
    let project = try folder.read()
    let app = try #require(project.target("App"))
    #expect(app.sources.map(\.path) == ["\(folder.path)/A.swift", "\(parent)/Beside/B.swift"])
    #expect(app.resources.isEmpty && app.settings.infoPlistFile == nil && app.bridgingHeader == nil)
    #expect(project.diagnostics.count { $0.text.contains("is outside the project") } >= 5)
    #expect(
      project.diagnostics.contains { $0.text.contains("uses 1 file in") || $0.text.contains("1 file") })
    #expect(project.hasDiagnostic(.warning, containing: "contains a file that does not exist"))
  }

  @Test("a path of another machine's disk is the file in the project that its longest end names")
  func otherMachines() throws {
    let folder = try fixture { project in
      project.target(
        "App",
        sources: [
          project.file("A.swift"), project.file("/Users/someone/Code/app/Store/B.swift", type: "sourcecode.swift"),
          project.file("/Users/someone/Desktop/A.swift", type: "sourcecode.swift"),
        ])
    }
    try folder.write("Store/B.swift")
    let app = try #require(try folder.read().target("App"))
    #expect(folder.names(app.sources) == ["A.swift", "Store/B.swift"])
  }

  @Test("targets that depend on each other in a circle lose the dependency that closes it")
  func circles() throws {
    let folder = try fixture { project in
      for (name, other) in [("A", "IDB"), ("B", "IDC"), ("C", "IDA")] {
        project.target(name, "framework", sources: [project.file("A.swift")], dependencies: [other], id: "ID\(name)")
      }
      project.target("Own", "framework", dependencies: ["IDOwn"], id: "IDOwn")
    }
    let project = try folder.read()
    #expect(project.target("A")?.dependencies == ["B"] && project.target("B")?.dependencies == ["C"])
    #expect(project.target("C")?.dependencies == [] && project.target("Own")?.dependencies == [])
    #expect(project.hasDiagnostic(.error, containing: "depend on each other"))
  }

  @Test("names with blanks, quotes, emoji and accents written in two ways are found")
  func names() throws {
    let decomposed = "Cafe\u{301}.swift"
    let folder = try fixture { project in
      project.target(
        "Ünï 🚀 \"App\"",
        sources: [project.file("Views 🎉/it's \"it\".swift"), project.file(decomposed), project.file("lower.SWIFT")])
    }
    try folder.write(["Views 🎉/it's \"it\".swift", "Caf\u{e9}.swift", "Lower.swift"])
    let project = try folder.read()
    let app = try #require(project.target("Ünï 🚀 \"App\""))
    #expect(app.sources.count == 3 && app.moduleName == "Ünï_🚀__App_")
    // The second and third were found with another spelling, which is reported.
    #expect(project.diagnostics.count { $0.text.contains("whose case differs") } == 2)
  }

  @Test("files of wrong kinds are errors", arguments: ["folder", "pipe", "binary", "list"])
  func kinds(kind: String) throws {
    let folder = try TestFolder()
    let path = "\(folder.path)/App.xcodeproj"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    switch kind {
    case "folder":
      try FileManager.default.createDirectory(atPath: "\(path)/project.pbxproj", withIntermediateDirectories: true)
    case "pipe": #expect(mkfifo("\(path)/project.pbxproj", 0o600) == 0)
    case "binary": try Data((0..<2_000).map { UInt8($0 % 256) }).write(to: URL(filePath: "\(path)/project.pbxproj"))
    default: try folder.write("App.xcodeproj/project.pbxproj", "( a, b )")
    }
    #expect(throws: ProjectError.self) { try folder.read() }
    #expect(throws: ProjectError.self) { try folder.read("App.xcodeproj") }
  }

  @Test("a file that is larger than memory is an error before it is read")
  func large() throws {
    let folder = try TestFolder()
    let path = try folder.write("App.xcodeproj/project.pbxproj", "{")
    #expect(truncate(path, 1 << 40) == 0)
    do {
      _ = try folder.read()
      Issue.record("a file of a terabyte is no error")
    } catch {
      #expect(error.description.contains("more than"))
    }
  }

  @Test("folders that may not be read, and nested ones without end, are diagnostics")
  func folders() throws {
    let folder = try TestFolder()
    try folder.write(["App/A.swift", "App/Closed/B.swift"])
    let deep = "App/" + String(repeating: "d/", count: 400) + "C.swift"
    try folder.write(deep)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/App/loop", withDestinationPath: "\(folder.path)/App")
    let project = ProjectFixture("App")
    project.settings = ["SDKROOT": "iphoneos"]
    let group = project.object("PBXFileSystemSynchronizedRootGroup", "path = App; sourceTree = \"<group>\";")
    project.addToMainGroup(group)
    project.target("App", fields: "fileSystemSynchronizedGroups = (\(group));")
    try project.write(to: folder)
    #expect(chmod("\(folder.path)/App/Closed", 0) == 0)
    defer { chmod("\(folder.path)/App/Closed", 0o700) }
    let result = try folder.read()
    #expect(result.target("App")?.sources.contains { $0.path.hasSuffix("App/A.swift") } == true)
    #expect(result.hasDiagnostic(.warning, containing: "nested"))
    // A superuser may read everything.
    if getuid() != 0 { #expect(result.hasDiagnostic(.warning, containing: "cannot be read")) }
  }

  @Test("missing files are diagnostics that name the phase that makes them")
  func generated() throws {
    let folder = try fixture { project in
      project.target(
        "App",
        sources: [
          project.file("A.swift"), project.file("Gen/Strings.swift"), project.file("Gen/R.generated.swift"),
          project.file("Gen/Listed.swift"), project.file("Gen/Mentioned.swift"), project.file("Gen/Nobody.swift"),
        ],
        scripts: [
          project.script("SwiftGen", "if which swiftgen; then swiftgen config run; fi"),
          project.script("R files", "\"$PODS_ROOT/R.swift/rswift\" generate"),
          project.script("Lists", "make lists", outputs: ["$(SRCROOT)/Gen/Listed.swift"]),
          project.script("Mentions", "tool > Gen/Mentioned.swift"),
        ])
    }
    let project = try folder.read()
    func text(_ name: String) -> String? { project.diagnostics.first { $0.file?.lastPathComponent == name }?.text }
    #expect(text("Strings.swift")?.hasSuffix("SwiftGen creates it in the build phase “SwiftGen”") == true)
    #expect(text("R.generated.swift")?.hasSuffix("R.swift creates it in the build phase “R files”") == true)
    #expect(text("Listed.swift")?.hasSuffix("the build phase “Lists” creates it") == true)
    #expect(text("Mentioned.swift")?.hasSuffix("the build phase “Mentions” creates it") == true)
    #expect(text("Nobody.swift") == "App contains a file that does not exist")
    let scripts = try #require(project.target("App")).scripts
    #expect(scripts.map(\.name) == ["SwiftGen", "R files", "Lists", "Mentions"])
    #expect(scripts[2].outputs == ["\(folder.path)/Gen/Listed.swift"])
  }

  @Test("a property list that is not there is a resource all the same, and a picture that is not there is none")
  func missingResources() throws {
    let folder = try fixture { project in
      project.target("App", resources: [project.file("Keys.plist"), project.file("Logo.png")])
    }
    let project = try folder.read()
    let app = try #require(project.target("App"))
    #expect(app.resources.map(\.file.lastPathComponent) == ["Keys.plist"])
    for name in ["Keys.plist", "Logo.png"] {
      #expect(project.diagnostics.contains { $0.file?.lastPathComponent == name }, "\(name)")
    }
  }

  @Test("objects of wrong kinds are diagnostics, and the rest is read")
  func wrongKinds() throws {
    let folder = try fixture { project in
      let text = project.object("PBXBuildFile", "fileRef = (x);")
      let phase = project.object("PBXSourcesBuildPhase", "files = (\(text), nothing, { a = b; });")
      project.target(
        "App", sources: [project.file("A.swift")], scripts: [phase], fields: "buildRules = text; name = App;")
    }
    let project = try folder.read()
    #expect(project.target("App")?.sources.count == 1)
    #expect(project.diagnostics.contains { $0.severity == .warning && $0.file?.lastPathComponent == "project.pbxproj" })
  }
}
