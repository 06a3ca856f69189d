import AgentTools
import ArgumentParser
import Foundation
import JSONRPC
import PreviewSessions
import ProjectBuilding
import Projects
import ToolSupport

/// The command `viewcode mcp [PATH]`, which provides the project's screens to coding agents.
struct McpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Let coding agents see, touch and check a project's screens (Model Context Protocol).",
    discussion: """
      An agent starts the command, and exchanges messages with it over standard input and output. docs/agents.md \
      describes the setup.

      Examples:
        viewcode mcp
        claude mcp add viewcode -- viewcode mcp MyApp.xcodeproj
      """)

  @OptionGroup var project: ProjectPath
  @OptionGroup(title: "Project options") var options: ProjectOptions

  func run() throws {
    try ending {
      let tools = try options.agentTools(project.path)
      let server = ContextProtocolServer(tools: tools, version: ToolchainVersion.current)
      let lines = MessageLines()
      lines.interruptWhenNobodyReads()
      lines.run { server.answer(to: $0 ?? Data("a line that is too long".utf8)) }
      tools.end()
    }
  }
}

extension ProjectOptions {
  /// Returns the tools for the project at a path, without building it.
  func agentTools(_ path: String) throws -> AgentTools {
    let (programs, snapshot) = try programs(path)
    return AgentTools(
      source: programs, snapshot: snapshot,
      revisions: RevisionPrograms(path: path, settings: programs.settings, buildPath: buildPath),
      linter: ProjectLinter(path: path, options: self),
      limits: limits.live)
  }

  /// Returns the programs of the project at a path, and a snapshot of its files.
  func programs(_ path: String) throws -> (ProjectPrograms, FileSnapshot) {
    if sandbox, !Sandbox.isEntered {
      try Sandbox(project: path, buildPath: buildPath, readable: [answers].compactMap { $0 }).enter()
    }
    // Agents and browsers get the errors of a project when they request a screen. A missing project is an error
    // immediately.
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure.missingProject(path)
    }
    var checkouts = PackageCheckouts(isOffline: offline || sandbox)
    if !quiet { checkouts.progress = { StandardError.write("\($0)\n") } }
    var reading = ReadingOptions(scheme: scheme, target: target, configuration: configuration, checkouts: checkouts)
    reading.wantsApp = true
    var settings = ProjectPrograms.Settings(path: URL(filePath: path).standardizedFileURL, reading: reading)
    settings.buildPath = buildPath.map { URL(filePath: $0) }
    settings.stubbing = Stubbing(isOff: noStubs, modules: Set(stubs))
    settings.networkAccess = networkAccess
    let programs = ProjectPrograms(settings)
    let root = ProjectOptions.folder(around: settings.path)
    let snapshot = FileSnapshot(root: root) {
      let folders = programs.folders
      return folders.isEmpty ? [root] : folders
    }
    return (programs, snapshot)
  }

  /// Returns the folder at a path, or the folder that contains the file at the path.
  private static func folder(around path: URL) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path.path(percentEncoded: false), isDirectory: &isFolder)
    let isProject = ["xcodeproj", "xcworkspace"].contains(path.pathExtension)
    let folder = exists && isFolder.boolValue && !isProject ? path : path.deletingLastPathComponent()
    let text = folder.standardizedFileURL.path(percentEncoded: false)
    return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}
