import Foundation
import Testing

/// Build phases that are scripts run only on request.
@Suite struct ScriptTests {
  private func project() throws -> Folder {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(
      "buildPhases = (A00000000000000000000040,",
      with: "buildPhases = (A000000000000000000000C0, A00000000000000000000040,",
      in: "Harbour.xcodeproj/project.pbxproj")
    try project.replace(
      "\t};\n\trootObject",
      with: """
        \t\tA000000000000000000000C0 = {isa = PBXShellScriptBuildPhase; name = "Name the ships"; shellPath = /bin/sh; shellScript = "echo 'let harbourName = \\"Made by a script\\"' > \\"$SRCROOT/Harbour/Made.swift\\""; files = (); inputPaths = (); outputPaths = (); };
        \t};
        \trootObject
        """, in: "Harbour.xcodeproj/project.pbxproj")
    try project.replace(
      "title = NSLocalizedString(\"harbour.title\", comment: \"\")", with: "title = harbourName",
      in: "Harbour/Screens/ShipListViewController.swift")
    return project
  }

  @Test func noneRunsUnasked() throws {
    let project = try project()
    let build = try Viewcode("build", in: project.url)
    #expect(build.status == 1)
    #expect(!project.exists("Harbour/Made.swift"))
    #expect(
      try Viewcode("doctor", in: project.url).output.contains("\"Name the ships\" is not run; --run-scripts runs it"))
  }

  @Test func whatTheyMakeIsBuilt() throws {
    let project = try project()
    let run = try Viewcode("build", "--run-scripts", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("Running \"Name the ships\" of Harbour"))
    #expect(project.exists("Harbour/Made.swift"))
  }
}
