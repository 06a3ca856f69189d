import Testing

@testable import XcodeProjects

@Suite("Xcode's project files")
struct XcodeProjectFileTests {
  private func project(_ objects: String, root: String = "P") throws(XcodeFileError) -> XcodeProjectFile {
    let text = "{ archiveVersion = 1; objects = { \(objects) }; rootObject = \(root); }"
    return try XcodeProjectFile(
      path: "/code/App.xcodeproj", contents: PropertyListReader.parse(Array(text.utf8), path: "/p"))
  }

  @Test("files lie where their source trees and groups say")
  func locations() throws {
    let project = try project(
      """
      P = { isa = PBXProject; mainGroup = G; };
      G = { isa = PBXGroup; children = (A, H, Q); sourceTree = "<group>"; };
      H = { isa = PBXGroup; children = (B, C, D, E, F, V); path = "Sub Folder"; sourceTree = "<group>"; };
      Q = { isa = PBXGroup; children = (R); path = "../Outside"; sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = "../x/./B.swift"; sourceTree = "<group>"; };
      C = { isa = PBXFileReference; path = C.swift; sourceTree = SOURCE_ROOT; };
      D = { isa = PBXFileReference; path = "/else/D.swift"; sourceTree = "<absolute>"; };
      E = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
      F = { isa = PBXFileReference; path = System/UIKit.framework; sourceTree = SDKROOT; };
      V = { isa = PBXVariantGroup; children = (W); name = L; sourceTree = "<group>"; };
      W = { isa = PBXFileReference; name = en; path = en.lproj/L.strings; sourceTree = "<group>"; };
      R = { isa = PBXFileReference; path = R.swift; sourceTree = "<group>"; };
      L = { isa = PBXFileReference; path = Lost.swift; sourceTree = "<group>"; };
      T = { isa = PBXFileReference; path = T.swift; sourceTree = MY_TREE; };
      """)
    let expected: [String: XcodeFileLocation] = [
      "A": .file("/code/A.swift"), "B": .file("/code/x/B.swift"), "C": .file("/code/C.swift"),
      "D": .file("/else/D.swift"),
      "E": .product("App.app"), "F": .developer("System/UIKit.framework"),
      "W": .file("/code/Sub Folder/en.lproj/L.strings"),
      "R": .file("/Outside/R.swift"), "L": .file("/code/Lost.swift"), "T": .unknown(tree: "MY_TREE", path: "T.swift"),
    ]
    for (id, location) in expected { #expect(project.locations[id] == location) }
    #expect(project.issues.isEmpty)
  }

  @Test("a project's own folder for sources is where its files begin")
  func sourceRoot() throws {
    let project = try project(
      """
      P = { isa = PBXProject; mainGroup = G; projectDirPath = "../Code"; };
      G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      """)
    #expect(project.sourceRoot == "/Code")
    #expect(project.locations["A"] == .file("/Code/A.swift"))
  }

  @Test("groups in a circle, and thirty thousand nested groups, come to an end")
  func circles() throws {
    let circle = try project(
      """
      P = { isa = PBXProject; mainGroup = G; };
      G = { isa = PBXGroup; children = (H); path = a; sourceTree = "<group>"; };
      H = { isa = PBXGroup; children = (G, H); path = b; sourceTree = "<group>"; };
      """)
    #expect(circle.locations["H"] == .file("/code/a/b"))
    #expect(!circle.issues.isEmpty)

    var objects = "P = { isa = PBXProject; mainGroup = G0; };"
    for index in 0..<30_000 {
      objects += "G\(index) = { isa = PBXGroup; children = (G\(index + 1)); sourceTree = \"<group>\"; };\n"
    }
    let deep = try project(objects)
    #expect(deep.locations.count == 30_000)
  }

  @Test("objects and fields of wrong kinds are left out and named")
  func wrongKinds() throws {
    let project = try project(
      """
      P = { isa = PBXProject; mainGroup = (G); targets = { a = b; }; attributes = text; };
      G = { isa = PBXGroup; children = (A, { x = y; }); path = { a = b; }; };
      A = text; B = (); C = { path = x; };
      """)
    let positions = project.issues.compactMap { issue in
      if case .malformed(_, let position, _) = issue { position } else { nil }
    }
    #expect(
      Set(positions) == [
        "objects.P.mainGroup", "objects.P.targets", "objects.P.attributes", "objects.G.children", "objects.G.path",
        "objects.A",
        "objects.B", "objects.C",
      ])
    #expect(project.targets.isEmpty)
  }

  @Test(
    "a file without a project in it is an error",
    arguments: [
      "( a )", "{ }", "{ objects = x; }", "{ objects = { }; }",
      "{ objects = { A = { isa = PBXGroup; }; }; rootObject = A; }",
      "{ objects = { }; rootObject = (A); }", "text",
    ])
  func noProject(text: String) {
    #expect(throws: XcodeFileError.self) {
      try XcodeProjectFile(path: "/a.xcodeproj", contents: PropertyListReader.parse(Array(text.utf8), path: "/p"))
    }
  }

  @Test("targets with phases, rules, dependencies and products of packages")
  func targets() throws {
    let project = try project(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (T, U, T9); packageReferences = (R1, R2); };
      G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        buildPhases = (S, X, F, Y); dependencies = (D1, D2, D3); buildRules = (BR); packageProductDependencies = (K); };
      U = { isa = PBXAggregateTarget; name = All; };
      S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      B1 = { isa = PBXBuildFile; fileRef = A; settings = { COMPILER_FLAGS = "-x"; }; };
      B2 = { isa = PBXBuildFile; fileRef = A2; platformFilters = (ios, macos); };
      X = { isa = PBXShellScriptBuildPhase; name = Gen; shellScript = "echo 1"; outputPaths = ("$(SRCROOT)/g.swift"); };
      F = { isa = PBXFrameworksBuildPhase; files = (B3); };
      B3 = { isa = PBXBuildFile; productRef = K; };
      Y = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (); };
      K = { isa = XCSwiftPackageProductDependency; package = R1; productName = Kit; };
      R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.org/kit"; requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
      R2 = { isa = XCLocalSwiftPackageReference; relativePath = ../Local; };
      D1 = { isa = PBXTargetDependency; target = U; };
      D2 = { isa = PBXTargetDependency; targetProxy = PX; };
      PX = { isa = PBXContainerItemProxy; containerPortal = REF; remoteGlobalIDString = Z; remoteInfo = Other; };
      D3 = { isa = PBXTargetDependency; productRef = PL; };
      PL = { isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; };
      BR = { isa = PBXBuildRule; fileType = pattern.proxy; filePatterns = "*.tmpl"; script = gen; };
      """)
    let targets = project.targets
    #expect(targets.map(\.name) == ["My App", "All"])
    let app = targets[0]
    #expect(app.productType == "application")
    #expect(app.phases.count == 4)
    #expect(app.phases[0].files.map(\.fileReference) == ["A", "A2"])
    #expect(app.phases[0].files[0].compilerFlags == "-x")
    #expect(app.phases[0].files[1].platforms == ["ios", "macos"])
    if case .script(let script) = app.phases[1].kind {
      #expect(
        script
          == XcodeScript(
            shell: "/bin/sh", script: "echo 1", inputs: [], outputs: ["$(SRCROOT)/g.swift"], inputLists: [],
            outputLists: []))
    } else {
      Issue.record("the second phase is no script")
    }
    #expect(
      app.dependencies == [
        .target("U"), .remote(project: "REF", id: "Z", name: "Other"),
        .packageProduct(XcodePackageProduct(name: "Lint", package: nil)),
      ])
    #expect(app.packageProducts == [XcodePackageProduct(name: "Kit", package: "R1")])
    #expect(app.rules.map(\.patterns) == ["*.tmpl"])
    #expect(
      project.packageReferences.map(\.place) == [
        .remote(url: "https://x.org/kit", requirement: "from 1.2.0"), .local(path: "/Local"),
      ])
  }
}
