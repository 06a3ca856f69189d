import ArgumentParser
import EditorServer
import Foundation
import JSONRPC
import ProjectBuilding
import ToolSupport

/// The command `viewcode build-server [PATH]`, which provides the project to SourceKit-LSP.
struct BuildServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build-server",
    abstract: "Provide a project's targets and compiler flags to SourceKit-LSP (Build Server Protocol).",
    discussion: """
      SourceKit-LSP starts the command, which the file buildServer.json of `viewcode editor` names, and exchanges \
      messages with it over standard input and output.
      """, shouldDisplay: false)

  @OptionGroup var project: ProjectPath

  @OptionGroup var options: EditorOptions

  func run() throws {
    try ending {
      let server = BuildServer(
        settings: BuildServer.Settings(reading: options.settings(for: project.path), version: ToolchainVersion.current))
      server.run()
      // If the client has ended, stop the preparation of its targets, including all compilers.
      if server.isPreparing { kill(getpid(), SIGTERM) }
    }
  }
}

/// The options for reading and preparing a project for an editor.
struct EditorOptions: ParsableArguments {
  @Option(help: "The configuration of the build settings. (default: Debug)")
  var configuration: String?

  @Option(
    name: .customLong("build-path"), help: "The build folder. (default: .viewcode in the project's folder)",
    completion: .directory)
  var buildPath: String?

  @Option(
    name: .customLong("stub"),
    help: "A module that generated stubs replace although its sources exist. Repeat it for several.")
  var stubs: [String] = []

  @Flag(help: "Fetch no packages. Missing packages are replaced with stubs.")
  var offline = false

  func settings(for path: String) -> EditedProject.Settings {
    var settings = EditedProject.Settings(path: URL(filePath: path).standardizedFileURL)
    settings.buildPath = buildPath.map { URL(filePath: $0).standardizedFileURL }
    settings.configuration = configuration
    settings.isOffline = offline
    settings.stubbing = Stubbing(modules: Set(stubs))
    return settings
  }

  /// The arguments for these options.
  var arguments: [String] {
    (configuration.map { ["--configuration", $0] } ?? [])
      + (buildPath.map { ["--build-path", URL(filePath: $0).standardizedFileURL.path(percentEncoded: false)] } ?? [])
      + stubs.flatMap { ["--stub", $0] } + (offline ? ["--offline"] : [])
  }
}
