import Foundation
import JSONRPC
import Synchronization
import ToolSupport

/// Stands between an editor and SourceKit-LSP: takes errors out of diagnostics that Xcode does not report, and passes
/// everything else on as it is.
///
/// Each direction has a thread of its own, which reads a message, writes it, and keeps nothing of it: an editor that does
/// not read stops the server, as it does without the proxy. The proxy ends with the server, and the server with the editor.
package final class LanguageServerProxy: Sendable {
  private let server: Process
  private let toServer: OutputFile
  private let serverOutput: Int32
  private let toEditor: OutputFile
  private let session: EditorSession
  private let input: Pipe
  private let output: Pipe

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - program: the path of `sourcekit-lsp`.
  ///   - editorOutput: where messages to the editor go.
  package init(
    program: String, arguments: [String], session: EditorSession, editorOutput: OutputFile = OutputFile()
  ) throws {
    server = Process()
    server.executableURL = URL(filePath: program)
    server.arguments = arguments
    input = Pipe()
    output = Pipe()
    server.standardInput = input
    server.standardOutput = output
    toEditor = editorOutput
    self.session = session
    // A server or an editor that is gone is told by a write, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    try server.run()
    toServer = OutputFile(input.fileHandleForWriting.fileDescriptor)
    serverOutput = output.fileHandleForReading.fileDescriptor
  }

  /// Passes messages on until the server ends.
  ///
  /// - Returns: the server's exit status; 128 and the number of the signal that ended it.
  package func run(editorInput: Int32 = STDIN_FILENO) -> Int32 {
    Thread.detachNewThread { [self] in
      LanguageServerProxy.pass(from: editorInput, to: toServer) { self.session.takeFromEditor($0) }
      // The server ends when there is nothing more to read.
      try? input.fileHandleForWriting.close()
    }
    LanguageServerProxy.pass(from: serverOutput, to: toEditor) { self.session.takeFromServer($0) }
    // It may have closed its output alone, and an editor that no longer reads has no use for it.
    if server.isRunning { server.terminate() }
    server.waitUntilExit()
    return server.terminationReason == .exit ? server.terminationStatus : 128 + server.terminationStatus
  }

  /// Passes messages on, each by way of a change.
  ///
  /// - Parameter change: what is passed on in a message's place; nil for the message itself.
  private static func pass(from input: Int32, to output: OutputFile, _ change: (Data) -> Data?) {
    var framing = HeaderFraming()
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(input, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for element in framing.take(bytes[..<count]) {
        let bytes: Data
        switch element {
        case .message(let content): bytes = HeaderFraming.framed(change(content) ?? content)
        case .longMessage(let length): bytes = HeaderFraming.header(length: length)
        case .part(let data): bytes = data
        case .malformed(let reason):
          StandardError.write("viewcode lsp: dropped \(reason)\n")
          continue
        }
        guard output.write(bytes) else { return }
      }
    }
  }
}
