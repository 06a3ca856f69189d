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
    abstract: "Tell SourceKit-LSP of a project's targets and compiler flags (Build Server Protocol).",
    discussion: """
      Speaks the protocol over standard input and output. SourceKit-LSP starts it, by the file buildServer.json that `viewcode editor` writes. \
      docs/editors.md says how that is set up.
      """)

  @Argument(help: "The project's path, if not the working folder.")
  var path = "."

  @OptionGroup var options: EditorOptions

  func run() throws {
    try ending {
      let server = BuildServer(
        settings: BuildServer.Settings(reading: options.settings(for: path), version: ToolchainVersion.current))
      server.run()
      // If the client has ended, stop the preparation of its targets, including all compilers.
      if server.isPreparing { kill(getpid(), SIGTERM) }
    }
  }
}

/// The options for reading and preparing a project for an editor.
struct EditorOptions: ParsableArguments {
  @Option(help: "The configuration of the build settings. Default: Debug.")
  var configuration: String?

  @Option(name: .customLong("build-path"), help: "The folder for what is built. Default: .viewcode in the project's.")
  var buildPath: String?

  @Option(
    name: .customLong("stub"),
    help: "Replace a module with generated stubs, although its sources are there. May be repeated.")
  var stubs: [String] = []

  @Flag(help: "Fetch nothing: packages that are not on this machine are stubbed.")
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
