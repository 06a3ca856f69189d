import ArgumentParser
import EditorServer
import Foundation
import ProjectBuilding
import ToolSupport

/// The command `viewcode editor [PATH]`, which configures a project for editors.
struct EditorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor", abstract: "Set a project up for editors: completion, errors, definitions, rename.",
    discussion: """
      Writes buildServer.json and settings of SourceKit-LSP and VS Code into the project's folder. Settings that are there stay. git is told to \
      leave new files alone, so that nothing has to be committed. docs/editors.md has the settings of other editors.

      Examples:
        viewcode editor
        viewcode editor MyApp.xcodeproj
        viewcode editor --remove
      """)

  @Argument(help: "The project's path, if not the working folder.")
  var path = "."

  @Flag(help: "Take away what was written.")
  var remove = false

  @OptionGroup var options: EditorOptions

  func run() throws {
    try ending {
      guard FileManager.default.fileExists(atPath: path) else {
        throw CommandFailure(.project, "\(path): there is no such file or folder")
      }
      let configuration = EditorConfiguration(
        path: path, arguments: options.arguments, buildPath: options.buildPath.map { URL(filePath: $0) })
      if remove {
        let files = try configuration.remove()
        print(files.isEmpty ? "There is nothing to take away." : "Taken away: \(files.joined(separator: ", "))")
        return
      }
      let files = try configuration.write(program: program())
      print("Written: \(files.joined(separator: ", "))")
      print(
        "Open \(configuration.folder.path(percentEncoded: false)) in an editor whose language server is `viewcode lsp`."
      )
    }
  }

  /// Returns the path of the installed command, with which an editor starts servers.
  private func program() throws -> String {
    let toolchain = try CommandFailure.of(.toolchain) { try Toolchain.find() }
    return toolchain.root.appending(path: "bin/viewcode").path(percentEncoded: false)
  }
}
