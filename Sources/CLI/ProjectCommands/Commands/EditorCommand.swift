import ArgumentParser
import EditorServer
import Foundation
import ProjectBuilding
import ToolSupport

/// The command `viewcode editor [PATH]`, which configures a project for editors.
struct EditorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor", abstract: "Configure a project for editors: completion, errors, definitions and renaming.",
    discussion: """
      The command writes buildServer.json and settings for SourceKit-LSP and VS Code into the project's folder. Existing \
      settings are kept. New files are excluded from Git on this machine, so nothing has to be committed. \
      docs/editors.md has the settings of other editors.

      Examples:
        viewcode editor
        viewcode editor MyApp.xcodeproj
        viewcode editor --remove
      """)

  @OptionGroup var project: ProjectPath

  @Flag(help: "Remove the written files and settings.")
  var remove = false

  @OptionGroup var options: EditorOptions

  func run() throws {
    try ending {
      guard FileManager.default.fileExists(atPath: project.path) else {
        throw CommandFailure.missingProject(project.path)
      }
      let configuration = EditorConfiguration(
        path: project.path, arguments: options.arguments, buildPath: options.buildPath.map { URL(filePath: $0) })
      if remove {
        let files = try configuration.remove()
        print(files.isEmpty ? "There is nothing to remove." : "Removed: \(files.joined(separator: ", "))")
        return
      }
      let files = try configuration.write(program: program())
      print("Written: \(files.joined(separator: ", "))")
      print(
        "Open \(configuration.folder.path(percentEncoded: false)) in an editor that uses `viewcode lsp` as its language server."
      )
    }
  }

  /// Returns the path of the installed command, with which an editor starts servers.
  private func program() throws -> String {
    let toolchain = try CommandFailure.of(.toolchain) { try Toolchain.find() }
    return toolchain.root.appending(path: "bin/viewcode").path(percentEncoded: false)
  }
}
