import ArgumentParser
import Foundation
import PreviewServer
import ProjectBuilding
import ToolSupport

/// The command `viewcode preview [PATH]`, which displays the project's screens in a browser.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a project's screens in a browser, live: touched, inspected, shown again after each edit.",
    discussion: """
      Prints the address to open. It has a token in it, and answers on this machine alone.

      Examples:
        viewcode preview
        viewcode preview MyApp.xcodeproj --port 8080
        viewcode preview --editor 'vscode://file/{file}:{line}'
        viewcode preview --port 8080 --address 0.0.0.0 --allow-host my-codespace-8080.app.github.dev
      """)

  @Argument(help: "The project's path, if not the working folder.")
  var path = "."

  @Option(help: "The port; without it a free one.")
  var port: UInt16 = 0

  @Option(help: "The address of the interface that is listened on. Default: this machine alone.")
  var address = "127.0.0.1"

  @Option(
    name: .customLong("allow-host"),
    help: "A name under which browsers may ask, as a container's or Codespace's; may be repeated.")
  var hosts: [String] = []

  @Option(
    name: .customLong("embed-in"),
    help:
      "Whose pages may show the preview in a frame: vscode-webview:, vscode-file:, or an origin such as https://*.example.com; may be repeated. Default: nobody's."
  )
  var embedders: [String] = []

  @Flag(
    name: .customLong("ends-with-input"),
    help: "End when the standard input is closed, as it is where the program that started this one has ended.")
  var endsWithInput = false

  @Option(help: "The address that opens a line in an editor, with {file} and {line}.")
  var editor: String?

  @OptionGroup var options: ProjectOptions

  func validate() throws {
    if let unknown = embedders.first(where: { EmbeddingOrigin($0) == nil }) {
      throw ValidationError(
        "--embed-in takes vscode-webview:, vscode-file: or an origin such as https://*.example.com, not \(unknown).")
    }
    if let editor, !editor.contains("{file}") || editor.lowercased().hasPrefix("javascript:") {
      throw ValidationError("--editor takes an address with {file} in it, such as vscode://file/{file}:{line}.")
    }
    if options.sandbox {
      throw ValidationError("--sandbox takes away the network, and no browser could reach the preview.")
    }
    if address != "127.0.0.1", hosts.isEmpty {
      throw ValidationError("--address needs --allow-host: the name by which browsers ask for this machine.")
    }
  }

  func run() throws {
    try ending {
      let (programs, snapshot) = try options.programs(path)
      var settings = PreviewServer.Settings()
      settings.address = address
      settings.port = port
      settings.hosts = Set(hosts.map { $0.lowercased() })
      settings.editor = editor
      settings.embedders = embedders.compactMap { EmbeddingOrigin($0) }
      settings.limits = options.limits.live
      settings.project = URL(filePath: path).standardizedFileURL.lastPathComponent
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
