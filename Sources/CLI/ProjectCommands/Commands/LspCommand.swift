import ArgumentParser
import EditorServer
import Foundation
import ProjectBuilding
import ToolSupport

/// The command `viewcode lsp`, which is the language server for editors.
struct LspCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve an editor as its language server (Language Server Protocol).",
    discussion: """
      The command starts SourceKit-LSP of the Swift toolchain in PATH, removes errors that Xcode does not report, and \
      adds the findings of `viewcode lint`. `viewcode editor` configures a project for it. The arguments are passed to \
      SourceKit-LSP.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Arguments for SourceKit-LSP.")
  var arguments: [String] = []

  func run() throws {
    try ending {
      if arguments.first == "--help" || arguments.first == "-h" { throw CleanExit.helpRequest(self) }
      let proxy = try CommandFailure.of(.toolchain) {
        try LanguageServerProxy(
          program: try server(), arguments: arguments,
          session: EditorSession(toolchain: try Toolchain.find(), linter: ProjectEditorLinter()))
      }
      let status = proxy.run()
      if status != 0 { throw ExitCode(status) }
    }
  }

  /// Returns the server of the compiler's toolchain, or the one that the environment specifies.
  private func server() throws -> String {
    if let program = ProcessInfo.processInfo.environment["VIEWCODE_SOURCEKIT_LSP"], !program.isEmpty { return program }
    let compiler = URL(filePath: try SwiftCompiler.find().path).resolvingSymlinksInPath()
    let program = compiler.deletingLastPathComponent().appending(path: "sourcekit-lsp").path(percentEncoded: false)
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw CommandFailure.noLanguageServer(program)
    }
    return program
  }
}
