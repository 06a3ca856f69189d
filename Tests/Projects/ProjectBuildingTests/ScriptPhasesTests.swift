import Foundation
import Projects
import TestFiles
import Testing

@testable import ProjectBuilding

@Suite struct ScriptPhasesTests {
  private func phases(_ folder: TemporaryFolder, _ scripts: [String]) throws -> (ScriptPhases, Target) {
    let project = Project(kind: .xcodeProject, name: "Shop", root: folder.url, opened: folder.url)
    var target = Target(name: "Shop", moduleName: "Shop", kind: .app)
    target.scripts = scripts.enumerated().map {
      BuildScript(name: "Phase \($0.offset + 1)", shell: "/bin/sh", script: $0.element, inputs: ["/in"], outputs: [])
    }
    return (ScriptPhases(project: project, folder: try BuildFolder(for: folder.url)), target)
  }

  @Test func aScriptRunsInTheProjectsFolderWithXcodesVariables() throws {
    let folder = try TemporaryFolder()
    let (phases, target) = try phases(
      folder,
      ["pwd; test -d \"$DERIVED_FILE_DIR\" && echo \"$TARGET_NAME $SCRIPT_INPUT_FILE_0 $CONFIGURATION\" > made.txt"])
    try phases.run(of: [target])
    #expect(try String(contentsOf: folder.url.appending(path: "made.txt"), encoding: .utf8) == "Shop /in Debug\n")
  }

  @Test func oneThatFailsIsNamedAndNoneFollows() throws {
    let folder = try TemporaryFolder()
    let (phases, target) = try phases(folder, ["echo no wind; exit 7", "touch made.txt"])
    #expect {
      try phases.run(of: [target])
    } throws: { error in
      let text = "\(error)"
      return text.contains("\"Phase 1\" of Shop failed with status 7") && text.contains("no wind")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "made.txt").path))
  }

  @Test func oneThatGoesOnIsEnded() throws {
    let folder = try TemporaryFolder()
    var (phases, target) = try phases(folder, ["sleep 60"])
    phases.timeout = .milliseconds(300)
    #expect(throws: ScriptFailure.self) { try phases.run(of: [target]) }
  }

  @Test func packagesOfOtherPeopleRunNothing() throws {
    let folder = try TemporaryFolder()
    var (phases, target) = try phases(folder, ["touch made.txt"])
    target.isThirdParty = true
    try phases.run(of: [target])
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "made.txt").path))
  }
}
