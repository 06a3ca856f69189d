import ArgumentParser
import EditorServer
import Foundation
import ProjectBuilding
import ToolSupport

/// The command `viewcode lsp`, which is the language server for editors.
struct LspCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Answer an editor's questions about code (Language Server Protocol).",
    discussion: """
      Starts SourceKit-LSP of the Swift in the PATH, and takes errors out of its diagnostics that Xcode does not report. `viewcode editor` sets \
      a project up for it. Arguments are passed on to SourceKit-LSP.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Arguments for SourceKit-LSP.")
  var arguments: [String] = []

  func run() throws {
    try ending {
      if arguments.first == "--help" || arguments.first == "-h" { throw CleanExit.helpRequest(self) }
      let proxy = try CommandFailure.of(.toolchain) {
        try LanguageServerProxy(
          program: try server(), arguments: arguments, session: EditorSession(toolchain: try Toolchain.find()))
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
      throw CommandFailure(.toolchain, "\(program) is missing: this Swift comes without SourceKit-LSP")
    }
    return program
  }
}
