import Foundation
import ProjectBuilding
import Projects
import ShownScreens

/// Has a project's program capture its screens into a folder.
struct ScreenCapturing {
  let session: ProjectSession
  let arguments: [String]

  /// Builds the project and captures; what was in the folder before is removed.
  ///
  /// - Returns: screens that brought the program down, which the folder tells of as well.
  @discardableResult
  func run(into folder: URL) throws -> [(screen: String, reason: String)] {
    let program = try session.build()
    try CommandFailure.of(.program) {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    var supervised = program.supervised(
      "capture", ["--output", folder.path(percentEncoded: false)] + arguments)
    // What an app prints is no part of what this command says.
    supervised.outputFile = "/dev/null"
    let outcome = try CommandFailure.of(.program) { try ScreenDrawing(program: supervised).run() }
    try outcome.end.check()
    return outcome.lost
  }
}

/// Calls a command of the toolchain's own program, which has UIKit and no project.
enum HostProgram {
  /// - Returns: the exit status.
  static func run(_ arguments: [String]) throws -> Int32 {
    let toolchain = try CommandFailure.of(.toolchain) { try Toolchain.find() }
    return try CommandFailure.of(.program) {
      try ProcessRun.run(
        [toolchain.host.path(percentEncoded: false)] + arguments, output: .passed, timeout: .seconds(3600)
      ).status
    }
  }
}
