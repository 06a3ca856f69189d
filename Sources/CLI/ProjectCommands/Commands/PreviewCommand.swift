import ArgumentParser
import Foundation
import PreviewServer
import ProjectBuilding
import ToolSupport

/// The command `viewcode preview [PATH]`, which displays the project's screens in a browser.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a project's screens in a browser, where they can be touched and update after each edit.",
    discussion: """
      The command prints the URL to open. The URL contains a token, and only this machine can open it.

      Examples:
        viewcode preview
        viewcode preview MyApp.xcodeproj --port 8080
        viewcode preview --editor 'vscode://file/{file}:{line}'
        viewcode preview --port 8080 --address 0.0.0.0 --allow-host my-codespace-8080.app.github.dev
      """)

  @OptionGroup var project: ProjectPath

  @Option(help: "The port. 0 selects a free one.")
  var port: UInt16 = 0

  @Option(help: "The address of the network interface. The default is for this machine only.")
  var address = "127.0.0.1"

  @Option(
    name: .customLong("allow-host"),
    help: "A host name under which browsers can reach the preview, such as a Codespace's. Repeat it for several.")
  var hosts: [String] = []

  @Option(
    name: .customLong("embed-in"),
    help: """
      An origin whose pages can show the preview in a frame: vscode-webview:, vscode-file:, or an origin such as \
      https://*.example.com. Repeat it for several. (default: none)
      """
  )
  var embedders: [String] = []

  @Flag(
    name: .customLong("ends-with-input"),
    help: "Exit when standard input is closed, which happens when the parent process exits.")
  var endsWithInput = false

  @Option(help: "The URL that opens a line in an editor, with {file} and {line}.")
  var editor: String?

  @OptionGroup(title: "Project options") var options: ProjectOptions

  func validate() throws {
    if let unknown = embedders.first(where: { EmbeddingOrigin($0) == nil }) {
      throw ValidationError(
        "--embed-in takes vscode-webview:, vscode-file: or an origin such as https://*.example.com, not \(unknown).")
    }
    if let editor, !editor.contains("{file}") || editor.lowercased().hasPrefix("javascript:") {
      throw ValidationError("--editor takes a URL with {file}, such as vscode://file/{file}:{line}.")
    }
    if options.sandbox {
      throw ValidationError("--sandbox has no network, so no browser could reach the preview.")
    }
    if address != "127.0.0.1", hosts.isEmpty {
      throw ValidationError("--address needs --allow-host, the host name that browsers use for this machine.")
    }
  }

  func run() throws {
    try ending {
      let (programs, snapshot) = try options.programs(project.path)
      var settings = PreviewServer.Settings()
      settings.address = address
      settings.port = port
      settings.hosts = Set(hosts.map { $0.lowercased() })
      settings.editor = editor
      settings.embedders = embedders.compactMap { EmbeddingOrigin($0) }
      settings.limits = options.limits.live
      settings.project = URL(filePath: project.path).standardizedFileURL.lastPathComponent
      let server = try CommandFailure.of(.program) {
        try PreviewServer(programs: programs, snapshot: snapshot, settings: settings)
      }
      // `print` would buffer the line, for which a reader of a pipe waits.
      FileHandle.standardOutput.write(Data("\(server.address)\n".utf8))
      if endsWithInput { endWithInput() }
      server.run()
    }
  }

  /// Ends the program like an interruption, which removes all temporary files.
  private func endWithInput() {
    Thread.detachNewThread {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 || (count < 0 && errno == EINTR) { continue }
        kill(getpid(), SIGTERM)
        return
      }
    }
  }
}
