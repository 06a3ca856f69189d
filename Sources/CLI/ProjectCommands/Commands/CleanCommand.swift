import ArgumentParser
import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// The command `viewcode clean [PATH]`.
struct CleanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: "Remove a project's build folder, .viewcode.")

  @OptionGroup var project: ProjectPath

  @Option(
    name: .customLong("build-path"), help: "The build folder. (default: .viewcode in the project's folder)",
    completion: .directory)
  var buildPath: String?

  func run() throws {
    try ending {
      try CommandFailure.of(.project) {
        let folder =
          try buildPath.map { URL(filePath: $0) }
          ?? ProjectReader.read(URL(filePath: project.path)).root.appending(path: ".viewcode")
        try BuildFolder.remove(at: folder)
      }
    }
  }
}
