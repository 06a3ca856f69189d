import ArgumentParser
import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// The command `viewcode clean [PATH]`.
struct CleanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: "Remove what was built of a project: its folder .viewcode.")

  @Argument(help: "The project.")
  var path = "."

  @Option(name: .customLong("build-path"), help: "The folder for what is built, where it is another.")
  var buildPath: String?

  func run() throws {
    try ending {
      do {
        let folder =
          try buildPath.map { URL(filePath: $0) }
          ?? ProjectReader.read(URL(filePath: path)).root.appending(path: ".viewcode")
        try BuildFolder.remove(at: folder)
      } catch {
        throw CommandFailure(.project, "\(error)")
      }
    }
  }
}
